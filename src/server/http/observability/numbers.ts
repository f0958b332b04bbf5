/** What is counted while the server works: each number is declared where it arises, and read by metrics.ts. */
import { Registry } from 'prom-client';

/** Of this process. No label may have more values than the code has names: each is a series for ever. */
export const numbers = new Registry();
