/** The calls about accounts and sessions (product 7.2). */
import { type FastifyInstance } from 'fastify';
import { logIn, register, updatePassword } from '#contract/accounts.ts';
import { logOut } from '#contract/sessions.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as accounts from './account-store.ts';
import { limitedLogIn } from './login-limits.ts';
import { nameKey } from './name-key.ts';
import { closeSession } from './session-store.ts';

export function accountRoutes(app: FastifyInstance, { db, clock, limits, changeEvents }: Services): void {
  mount(app, register, async ({ body, address }) => {
    await limit(limits.register, address);
    await limit(limits.registerByNameAndAddress, `${address}:${nameKey(body.name)}`);
    const user = await accounts.register(db, clock, body);
    changeEvents.emit('change');
    return user;
  });

  mount(app, logIn, ({ body: { name, password }, address }) =>
    limitedLogIn(limits, { name, address }, () => accounts.logIn(db, clock, name, password)),
  );

  mount(app, logOut, async ({ caller }) => {
    await closeSession(db, caller.session);
    return undefined;
  });

  mount(app, updatePassword, async ({ caller, body }) => {
    await limit(limits.passwordChange, caller.user_id);
    await accounts.changePassword(db, caller, body.password);
    return {};
  });
}
