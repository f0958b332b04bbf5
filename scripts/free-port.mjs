// Finds a port that nobody listens on, so that tests never meet a server that is not theirs.
import { createServer } from 'node:net';

/**
 * The first free port at or after `from`, on the loopback address.
 * @param {number} from
 * @returns {Promise<number>}
 */
export async function freePort(from) {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port;
  throw new Error(`no free port from ${from} to ${from + 99}`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)));
  });
}
