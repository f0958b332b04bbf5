/** An SMS gateway for tests: accepts what the server sends, and refuses or never answers on request. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

type Sent = { readonly to: string; readonly text: string; readonly authorization: string | undefined };

export async function startSmsGateway() {
  const sent: Sent[] = [];
  /** Statuses for the next calls, in place of 202. */
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const status = statuses.shift() ?? 202;
      const { authorization } = request.headers;
      const body = JSON.parse(Buffer.concat(parts).toString()) as { to: string; text: string };
      if (status === 202 && request.method === 'POST') sent.push({ ...body, authorization });
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    sent,
    statuses,
    /** The codes sent to a number, the latest last. */
    codes: (to: string) =>
      sent.flatMap((sms) => (sms.to === to ? [/\b\d{6}\b/.exec(sms.text)?.[0] ?? ''] : [])),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type SmsGateway = Awaited<ReturnType<typeof startSmsGateway>>;
