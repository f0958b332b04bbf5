/** Imported before any schema is made: zod would try `eval` to compile it, which the page's policy refuses and reports. */
import * as z from 'zod/mini';

z.config({ jitless: true });
