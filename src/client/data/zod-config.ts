/** Import it before any schema is created: zod would try `eval`, which the page's policy blocks and reports. */
import * as z from 'zod/mini';

z.config({ jitless: true });
