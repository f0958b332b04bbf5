/** The calls about passkeys (product 7.36); 404 where the site does not know its own address. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type FastifyInstance } from 'fastify';
import * as contract from '#contract/passkeys.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';
import { minuteMs } from '#server/http/clock.ts';
import { insistOnCurrentPassword } from './account-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { logInByPasskey } from './passkey-log-in-store.ts';
import * as passkeys from './passkey-store.ts';
import { type PasskeySite } from './passkey-site.ts';

const lifeMs = 5 * minuteMs;

/** For somebody who adds a passkey, with the handle that it will carry; null for who logs in, whoever that is. */
type Whose = { readonly user_id: number; readonly user_handle: string } | null;

/** Challenges that browsers are to sign (product 7.36): known to every node, for five minutes, for one answer. */
async function keepChallenge(db: Db, challenge: string, whose: Whose, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + lifeMs);
  await db
    .insertInto('passkey_challenges')
    .values({ challenge, expires_at, ...(whose ?? { user_id: null, user_handle: null }) })
    .execute();
}

/** Uses it up, whatever comes of it. Undefined where it was used, is too old, or is somebody else's. */
async function useChallenge(
  db: Db,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<{ user_handle: string | null } | undefined> {
  return db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst();
}

/** What the system's own sheet calls the site. */
const siteName = 'Karngea';

type Ways = { readonly site: PasskeySite | undefined; readonly hasSms: boolean };

/** The library throws a sentence of its own for each of the many ways in which something signed may be wrong. */
async function verified<T extends { verified: boolean }>(checking: Promise<T>): Promise<T> {
  const answer = await checking.catch(() => undefined);
  if (!answer?.verified) throw new Failure('bad_passkey');
  return answer;
}

export function passkeyRoutes(app: FastifyInstance, services: Services, { site, hasSms }: Ways): void {
  const { db, clock, limits, afterReply } = services;

  function insistOnSite(): PasskeySite {
    if (site === undefined) throw new Failure('not_found');
    return site;
  }
  function insistOnPerson(caller: Caller): PasskeySite {
    if (caller.acc_type === 'operator') throw new Failure('forbidden');
    return insistOnSite();
  }
  const expectedFrom = ({ rpId, origins }: PasskeySite) => ({
    expectedOrigin: [...origins],
    expectedRPID: rpId,
    requireUserVerification: true,
  });

  mount(app, contract.waysIn, async () => ({ passkeys: site !== undefined, sms: hasSms }));

  mount(app, contract.passkeyOptions, async ({ caller, body, userAgent }) => {
    const { rpId } = insistOnPerson(caller);
    const { user_id, name } = caller;
    await limit(limits.passkeyChange, user_id);
    try {
      await insistOnCurrentPassword(db, clock, caller, body.currentPassword);
    } catch (error) {
      afterReply(() => countGuess(db, clock, error, { of: user_id, device: deviceOf(userAgent) }));
      throw error;
    }
    const { passkeys: made, handle } = await passkeys.readForNew(db, user_id);
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID: rpId,
      userName: name,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      attestationType: 'none',
      excludeCredentials: made.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        residentKey: 'required',
        userVerification: 'required',
      },
    });
    await keepChallenge(db, options.challenge, { user_id, user_handle: handle }, clock());
    return { ...options };
  });

  mount(app, contract.addPasskey, async ({ caller, body, userAgent }) => {
    const from = insistOnPerson(caller);
    await limit(limits.passkeyChange, caller.user_id);
    let handle: string | null | undefined;
    const { registrationInfo } = await verified(
      verifyRegistrationResponse({
        ...expectedFrom(from),
        expectedChallenge: async (challenge) => {
          handle = (await useChallenge(db, challenge, caller.user_id, clock()))?.user_handle;
          return handle !== undefined;
        },
        response: { ...body, clientExtensionResults: {} } as never,
      }),
    );
    if (!registrationInfo || !handle) throw new Failure('bad_passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const made = { credential_id: id, public_key: publicKey, counter, user_handle: handle };
    const transports = body.response.transports ?? [];
    return passkeys.storePasskey(db, caller, { ...made, transports, device: deviceOf(userAgent) }, clock());
  });

  mount(app, contract.passkeyLoginOptions, async ({ address }) => {
    const { rpId } = insistOnSite();
    await limit(limits.passkeyLogIn, address);
    const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
    await keepChallenge(db, options.challenge, null, clock());
    return { ...options };
  });

  mount(app, contract.logInByPasskey, async ({ body: { remember, ...answer }, address, userAgent }) => {
    const from = insistOnSite();
    await limit(limits.passkeyLogIn, address);
    const found = await passkeys.findPasskey(db, answer.id);
    if (found === undefined || answer.response.userHandle !== found.user_handle)
      throw new Failure('bad_passkey');
    const { authenticationInfo } = await verified(
      verifyAuthenticationResponse({
        ...expectedFrom(from),
        expectedChallenge: async (challenge) =>
          (await useChallenge(db, challenge, null, clock())) !== undefined,
        response: { ...answer, clientExtensionResults: {} } as never,
        credential: {
          id: answer.id,
          publicKey: new Uint8Array(found.public_key),
          counter: found.counter,
        },
      }),
    );
    const { newCounter: counter } = authenticationInfo;
    return logInByPasskey(db, clock, { ...found, counter, remember, device: deviceOf(userAgent) });
  });

  mount(app, contract.listPasskeys, ({ caller }) => passkeys.listPasskeys(db, caller.user_id));

  mount(app, contract.removePasskey, async ({ caller, params: { id }, userAgent }) => {
    const removal = { userId: caller.user_id, id, device: deviceOf(userAgent) };
    if (!(await passkeys.removePasskey(db, removal, clock()))) throw new Failure('not_found');
    return undefined;
  });
}
