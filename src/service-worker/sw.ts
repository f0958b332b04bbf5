/** The service worker's entry: it only wires. */
import { startOutbox } from './outbox-events.ts';
import { startPushes } from './push-events.ts';
import { startShellCache } from './shell-cache.ts';

startShellCache();
startOutbox();
startPushes();
