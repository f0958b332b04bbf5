/** A push service for tests, over HTTP: checks what a real one checks, decrypts as a browser does, and fails on request. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { type PushMessage } from '#contract/push.ts';

type Curve = ReturnType<typeof createECDH>;
type Subscriber = { readonly curve: Curve; readonly auth: Buffer };

export type Received = {
  readonly status: number;
  readonly path: string;
  readonly at: number;
  readonly message?: PushMessage;
  readonly headers: Readonly<Record<string, unknown>>;
};

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291, the browser's side. */
function decrypt(body: Buffer, { curve, auth }: Subscriber): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const rest = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const input = derive(curve.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(rest.subarray(-16));
  const plain = Buffer.concat([decipher.update(rest.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('The record has no end.');
  return plain.subarray(0, end).toString();
}

/** RFC 8292: the sender, signed for this service. */
function statusOfSender(authorization: string, origin: string): 201 | 401 | 403 {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claimed = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 401;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const signed = Buffer.from(`${head}.${claimed}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const claims = JSON.parse(Buffer.from(claimed, 'base64url').toString()) as Record<'aud' | 'sub', string> & {
    exp: number;
  };
  const seconds = Date.now() / 1_000;
  const isInTime = claims.exp > seconds && claims.exp <= seconds + 86_400;
  const isKnown = /^(?:mailto:|https:\/\/)/.test(claims.sub) && claims.aud === origin;
  return isSigned && isInTime && isKnown ? 201 : 403;
}

export async function startPushService() {
  const received: Received[] = [];
  const subscribers = new Map<string, Subscriber>();
  /** Answers for the next calls, in place of the regular ones; `never` leaves them unanswered. */
  const answers: ({ status: number; headers?: Record<string, string> } | 'never')[] = [];
  const unanswered = new Set<Socket>();
  let origin = '';

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const body = Buffer.concat(parts);
      const note = (status: number, message?: PushMessage) =>
        received.push({ status, path, at: Date.now(), headers, ...(message ? { message } : {}) });
      const answer = answers.shift();
      if (answer === 'never') {
        note(0);
        unanswered.add(request.socket);
        return;
      }
      if (answer !== undefined) {
        note(answer.status);
        response.writeHead(answer.status, answer.headers).end();
        return;
      }
      const subscriber = subscribers.get(path);
      let status: number = subscriber ? statusOfSender(headers.authorization ?? '', origin) : 404;
      if (!/^\d+$/.test(String(headers['ttl']))) status = 400;
      if (body.length > 4_096) status = 413;
      if (status === 201 && subscriber) note(status, JSON.parse(decrypt(body, subscriber)) as PushMessage);
      else note(status);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answers,
    /** Each message it accepted and showed. */
    messages: (path?: string) =>
      received.flatMap((each) =>
        each.message && (path === undefined || each.path === new URL(path).pathname) ? [each.message] : [],
      ),
    /** The subscription that a browser gives to the site. */
    subscribe() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(9).toString('base64url')}`;
      subscribers.set(path, { curve, auth });
      return {
        endpoint: origin + path,
        keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    /** Ends the calls that it never answered. */
    hangUp: () => unanswered.forEach((socket) => socket.destroy()),
    forget: (endpoint: string) => subscribers.delete(new URL(endpoint).pathname),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type PushService = Awaited<ReturnType<typeof startPushService>>;
