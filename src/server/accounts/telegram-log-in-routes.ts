/** Route for log-ins by the launch data of the Telegram Mini App (product 7.21); 404 without a bot. */
import { type FastifyInstance } from 'fastify';
import { logInByTelegram } from '#contract/telegram.ts';
import { ReplyWithStatus } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as accounts from './account-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { limitedLogIn } from './login-limits.ts';
import { type ProofContext } from './password-store.ts';
import * as telegram from './telegram-log-in-store.ts';

export function telegramLogInRoutes(
  app: FastifyInstance,
  { db, clock, limits, afterReply, changeEvents, readLaunchData }: Services & ProofContext,
): void {
  mount(app, logInByTelegram, async ({ body: { init_data, create, link }, address, userAgent }) => {
    if (readLaunchData === undefined) throw new Failure('not_found');
    await limitByAddress(limits, 'telegramLogIn', address);
    const person = readLaunchData(init_data, clock());
    await limit(limits.telegramLogInByPerson, person.id);
    const device = deviceOf(userAgent);

    if (link) {
      const { name, password, replace } = link;
      const input = { name, password, remember: false, device, refuseOperators: true };
      try {
        const user = await limitedLogIn(limits, { name, address }, (isKnownAddress) =>
          accounts.logIn(db, clock, { ...input, isKnownAddress }, undefined, (trx, opened) =>
            telegram.link(trx, { ...opened, person, device, replace }, clock()),
          ),
        );
        return new ReplyWithStatus(200, user);
      } catch (error) {
        // After the reply: its timing must not reveal that the account exists.
        afterReply(() => countGuess(db, clock, error, { of: name, device }));
        throw error;
      }
    }

    const known = await telegram.logIn(db, clock, { person, device });
    if (known) return new ReplyWithStatus(200, known);
    const { first_name, last_name } = person;
    if (!create) throw new Failure('not_linked', { details: { first_name, last_name } });
    await limitByAddress(limits, 'register', address);
    const input = { person, device, accType: create.acc_type, terms: create.terms };
    const created = await telegram.createAccount(db, clock, input);
    if (created) {
      changeEvents.emit('registered');
      return created;
    }
    // The same person created it at the same time.
    const user = await telegram.logIn(db, clock, { person, device });
    if (user === undefined) throw new Failure('in_progress', { retryAfter: 1 });
    return new ReplyWithStatus(200, user);
  });
}
