/** Routes for passkeys (product 7.36); 404 without a public URL. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type FastifyInstance } from 'fastify';
import * as contract from '#contract/passkeys.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';
import { type Clock } from '#server/http/clock.ts';
import { type AccType } from '#contract/roles.ts';
import { type User } from '#contract/sessions.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { requireNotSuspended, openSessionAndNotify } from './account-store.ts';
import { type ProofContext, proofOf, requireCurrentPassword } from './password-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import * as passkeys from './passkey-store.ts';

type VerifiedPasskey = {
  readonly id: number;
  readonly user_id: number;
  readonly name: string;
  readonly acc_type: AccType;
  readonly counter: number;
  readonly remember: boolean;
  readonly device: string;
};

/** Opens a session. Throws `suspended`, and `bad_passkey` if it was deleted or its counter advanced meanwhile. */
async function logInByPasskey(
  db: Db,
  clock: Clock,
  { id, user_id, name, acc_type, counter, remember, device }: VerifiedPasskey,
): Promise<User> {
  const token = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    await requireNotSuspended(trx, user_id);
    if (!(await passkeys.recordUse(trx, { id, counter }, clock()))) throw new Failure('bad_passkey');
    return openSessionAndNotify(
      trx,
      { user_id, remembered: remember, device, isKnownAddress: true },
      clock(),
    );
  });
  return { user_id, name, token, acc_type };
}

type PasskeySite = {
  /** The domain that passkeys are bound to. */
  readonly rpId: string;
  /** Origins of the site and its native apps. */
  readonly origins: readonly string[];
};

/** Undefined if browsers would refuse passkeys: without a public URL, or without TLS except on localhost. */
function passkeySite(publicUrl: string | undefined, apps: readonly string[] = []): PasskeySite | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined;
  return { rpId: hostname, origins: [origin, ...apps] };
}

/** Shown in the system's passkey dialog. */
const siteName = 'Karngea';

export type PasskeyContext = Services &
  ProofContext & {
    readonly publicUrl?: string | undefined;
    readonly passkeyOrigins?: readonly string[];
    readonly sms: object | undefined;
  };

/** The library throws an error of its own for each kind of wrong signature. */
async function verified<T extends { verified: boolean }>(verification: Promise<T>): Promise<T> {
  const result = await verification.catch(() => undefined);
  if (!result?.verified) throw new Failure('bad_passkey');
  return result;
}

export function passkeyRoutes(app: FastifyInstance, context: PasskeyContext): void {
  const { db, clock, limits, afterReply, publicUrl, passkeyOrigins, sms, readLaunchData } = context;
  const site = passkeySite(publicUrl, passkeyOrigins);

  function requireSite(): PasskeySite {
    if (site === undefined) throw new Failure('not_found');
    return site;
  }
  function requireSiteAndNonOperator(caller: Caller): PasskeySite {
    if (caller.acc_type === 'operator') throw new Failure('forbidden');
    return requireSite();
  }
  const expectedFrom = ({ rpId, origins }: PasskeySite) => ({
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
  });

  mount(app, contract.getLogInMethods, async () => ({
    passkeys: site !== undefined,
    sms: sms !== undefined,
  }));

  mount(app, contract.passkeyOptions, async ({ caller, body, userAgent }) => {
    const { rpId } = requireSiteAndNonOperator(caller);
    const { user_id, name } = caller;
    await limit(limits.passkeyChange, user_id);
    try {
      await requireCurrentPassword(db, caller, proofOf(body, readLaunchData, clock()));
    } catch (error) {
      afterReply(() => countGuess(db, clock, error, { of: user_id, device: deviceOf(userAgent) }));
      throw error;
    }
    const { passkeys: existing, handle } = await passkeys.readForRegistration(db, user_id);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: rpId,
      userName: name,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      attestationType: 'none',
      excludeCredentials: existing.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'required',
        userVerification: 'required',
      },
    });
    await passkeys.storeChallenge(db, options.challenge, { user_id, user_handle: handle }, clock());
    return { ...options };
  });

  mount(app, contract.addPasskey, async ({ caller, body, userAgent }) => {
    const requiredSite = requireSiteAndNonOperator(caller);
    await limit(limits.passkeyChange, caller.user_id);
    let handle: string | null | undefined;
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        ...expectedFrom(requiredSite),
        expectedChallenge: async (challenge) => {
          handle = (await passkeys.consumeChallenge(db, challenge, caller.user_id, clock()))?.user_handle;
          return handle !== undefined;
        },
        response: { ...body, clientExtensionResults: {} } as never,
      }),
    );
    if (!registrationInfo || !handle) throw new Failure('bad_passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const passkey = { credential_id: id, public_key: publicKey, counter, user_handle: handle };
    const transports = body.response.transports ?? [];
    return passkeys.storePasskey(
      db,
      caller,
      { ...passkey, transports, device: deviceOf(userAgent) },
      clock(),
    );
  });

  mount(app, contract.passkeyLoginOptions, async ({ address }) => {
    const { rpId } = requireSite();
    await limitByAddress(limits, 'passkeyLogIn', address);
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
    await passkeys.storeChallenge(db, options.challenge, null, clock());
    return { ...options };
  });

  mount(app, contract.logInByPasskey, async ({ body: { remember, ...answer }, address, userAgent }) => {
    const requiredSite = requireSite();
    await limitByAddress(limits, 'passkeyLogIn', address);
    const passkey = await passkeys.findPasskey(db, answer.id);
    if (passkey === undefined || answer.response.userHandle !== passkey.user_handle)
      throw new Failure('bad_passkey');
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        ...expectedFrom(requiredSite),
        expectedChallenge: async (challenge) =>
          (await passkeys.consumeChallenge(db, challenge, null, clock())) !== undefined,
        response: { ...answer, clientExtensionResults: {} } as never,
        credential: {
          id: answer.id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      }),
    );
    const { newCounter: counter } = authenticationInfo;
    return logInByPasskey(db, clock, { ...passkey, counter, remember, device: deviceOf(userAgent) });
  });

  mount(app, contract.listPasskeys, ({ caller }) => passkeys.listPasskeys(db, caller.user_id));

  mount(app, contract.removePasskey, async ({ caller, params: { id }, userAgent }) => {
    const removal = { userId: caller.user_id, id, device: deviceOf(userAgent) };
    if (!(await passkeys.deletePasskey(db, removal, clock()))) throw new Failure('not_found');
    return undefined;
  });
}
