/** A WebAuthn authenticator for tests: makes real keys and signs with them, or cheats on request. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** The user did not touch the sensor. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
};
type Options = { readonly challenge: string; readonly user?: { readonly id: string } };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const present = 0x01;
const verified = 0x04;
const withKey = 0x40;
/** ES256: an elliptic curve key on P-256. */
const algorithm = -7;

export function createAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, { challenge }: Options, lies: Lies) =>
    Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? site.origin }),
    );
  const head = (lies: Lies, more = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const flags = present | (lies.isUnverified ? 0 : verified) | more;
    return Buffer.concat([sha256(lies.rpId ?? site.rpId), Buffer.from([flags]), count]);
  };
  const envelope = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    id: base64url(id),
    create(options: Options, lies: Lies = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, algorithm],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      handle = options.user?.id ?? '';
      const data = Buffer.concat([
        head(lies, withKey),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(data)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', options, lies)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { ...envelope, response };
    },
    get(options: Options, lies: Lies = {}) {
      counter += 1;
      const client = clientData('webauthn.get', options, lies);
      const data = head(lies);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: lies.userHandle ?? handle,
      };
      return { ...envelope, response };
    },
  };
}
export type Authenticator = ReturnType<typeof createAuthenticator>;
