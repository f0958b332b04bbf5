/** The calls about one's own profile (product 7.9). */
import { type FastifyInstance } from 'fastify';
import { getProfile, type Profile, updateProfile } from '#contract/profiles.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { type Db } from '#server/database/connect.ts';

const columns = [
  'profession',
  'email',
  'date_of_birth',
  'contact_number',
  'address',
  'facebook',
  'linkedin',
] as const satisfies (keyof Profile)[];

/** The person's profile; texts that were never written are ''. */
const readProfile = (db: Db, userId: number): Promise<Profile> =>
  db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow();

/** Replaces the whole profile and gives it as it is now. */
const writeProfile = (db: Db, userId: number, profile: Profile): Promise<Profile> =>
  db.updateTable('users').set(profile).where('id', '=', userId).returning(columns).executeTakeFirstOrThrow();

export function profileRoutes(app: FastifyInstance, { db }: Services): void {
  mount(app, getProfile, ({ caller }) => readProfile(db, caller.user_id));
  mount(app, updateProfile, ({ caller, body }) => writeProfile(db, caller.user_id, body));
}
