/** The calls about one's own profile (product 7.9). */
import { type FastifyInstance } from 'fastify';
import { getProfile, updateProfile } from '#contract/profiles.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { readProfile, writeProfile } from './profile-store.ts';

export function profileRoutes(app: FastifyInstance, { db }: Services): void {
  mount(app, getProfile, ({ caller }) => readProfile(db, caller.user_id));
  mount(app, updateProfile, ({ caller, body }) => writeProfile(db, caller.user_id, body));
}
