/** Profile information (product 3.9): seven texts beside the account. */
import { type Profile } from '#contract/profiles.ts';
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
export const readProfile = (db: Db, userId: number): Promise<Profile> =>
  db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirstOrThrow();

/** Replaces the whole profile and gives it as it is now. */
export const writeProfile = (db: Db, userId: number, profile: Profile): Promise<Profile> =>
  db.updateTable('users').set(profile).where('id', '=', userId).returning(columns).executeTakeFirstOrThrow();
