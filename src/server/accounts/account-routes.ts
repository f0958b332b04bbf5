/** The calls about accounts and sessions (spec §7 /auth). */
import { type FastifyInstance } from 'fastify';
import { logIn, register, updatePassword } from '#contract/accounts.ts';
import { logOut } from '#contract/sessions.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, rules } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as accounts from './account-store.ts';
import { limitedLogIn } from './login-limits.ts';
import { nameKey } from './name-key.ts';
import { closeSession } from './session-store.ts';

export function accountRoutes(app: FastifyInstance, { db, clock, limiter, changes }: Services): void {
  mount(app, register, async ({ body, address }) => {
    await limit(limiter, `register:${address}`, rules.register);
    await limit(limiter, `register:${address}:${nameKey(body.name)}`, rules.registerByNameAndAddress);
    const user = await accounts.register(db, clock, body);
    changes.changed();
    return user;
  });

  mount(app, logIn, ({ body: { name, password }, address }) =>
    limitedLogIn(limiter, { name, address }, () => accounts.logIn(db, clock, name, password)),
  );

  mount(app, logOut, async ({ caller }) => {
    await closeSession(db, caller.session);
    return undefined;
  });

  mount(app, updatePassword, async ({ caller, body }) => {
    await limit(limiter, `password:${caller.user_id}`, rules.passwordChange);
    await accounts.changePassword(db, caller, body.password);
    return {};
  });
}
