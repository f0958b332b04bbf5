/** Sends bytes on a socket that no HTTP library would send, and reads the answer. */
import { connect } from 'node:net';

export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string };

/** The last answer on the connection; undefined if it was closed without one. */
function lastAnswer(text: string): RawAnswer | undefined {
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].at(-1);
  if (found === undefined) return undefined;
  const answer = text.slice(found.index);
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(found[1]), head: answer.slice(0, end + 2), body: answer.slice(end + 4) };
}

/** Sends the bytes to the server at `address` and waits until it closes the connection. */
export function rawCall(address: string, bytes: string | Buffer): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    // A server that refuses a request while it is being sent resets the connection; the answer may have come before.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(lastAnswer(text)));
  });
}
