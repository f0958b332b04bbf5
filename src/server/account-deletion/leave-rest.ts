/** What else is stored of somebody who is gone (product 7.33). */
import { sql } from 'kysely';
import { type EraseStep, removeSomeOf } from './erasing.ts';

/** With its logo, unless another company has the same. */
export const leaveCompany: EraseStep = async (trx, { userId, tell }) => {
  const company = await trx
    .deleteFrom('companies')
    .where('user_id', '=', userId)
    .returning('logo')
    .executeTakeFirst();
  if (company === undefined) return false;
  const { logo } = company;
  if (logo !== null)
    await sql`
      delete from pictures
      where hash = ${logo} and not exists (select from companies where companies.logo = pictures.hash)`.execute(
      trx,
    );
  tell((events) => {
    events.emit('companyChanged');
    if (logo !== null) events.emit('pictureErased', logo);
  });
  return false;
};

/** A report that others may have to decide on keeps its reason and its day. */
export const leaveReports: EraseStep = async (trx, { userId }) => {
  await sql`
    update reports set reporter_id = null, reporter_key = 'gone:' || id, text = ''
    where reporter_id = ${userId}`.execute(trx);
  return false;
};

export const leaveRows: EraseStep = (trx, { userId }) => {
  const theirs = sql`user_id = ${userId}`;
  return removeSomeOf(trx, {
    cvs: theirs,
    cv_links: theirs,
    messages: theirs,
    favourites: theirs,
    notices: theirs,
    told_jobs: theirs,
    push_subscriptions: theirs,
    security_events: theirs,
    phones: theirs,
    phone_codes: theirs,
    passkeys: theirs,
    passkey_challenges: theirs,
    waiting_alerts: sql`search_id in (select id from saved_searches where user_id = ${userId})`,
    idempotency: sql`caller = ${`user:${userId}`}`,
  });
};

/** After what waits for them, of which there may be much. */
export const leaveSearches: EraseStep = (trx, { userId }) =>
  removeSomeOf(trx, { saved_searches: sql`user_id = ${userId}` });

/** The row itself, when nothing is left that others need to keep. */
export const leaveNothing: EraseStep = async (trx, { userId, tell }) => {
  await sql`
    delete from users where id = ${userId} and gone_at is not null
      and not exists (select from jobs where employer_id = ${userId})
      and not exists (select from applications where applications.user_id = ${userId})`.execute(trx);
  tell((events) => events.emit('registered'));
  return false;
};
