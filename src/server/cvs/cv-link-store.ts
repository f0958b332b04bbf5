/** Links that open a CV (product 7.38). Only digests of their tokens are stored, so that a leaked table opens none. */
import { type Share } from '#contract/applications.ts';
import { type CvLink, type CvLinkDays, type Shareable, shareableParts } from '#contract/cv-links.ts';
import { type Cv } from '#contract/cvs.ts';
import { maximumCvLinks } from '#contract/limits.ts';
import { addEventAndNotify } from '#server/accounts/security-event-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { copyToSend } from '#server/applications/sent-copy-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Caller } from '#server/http/api/call.ts';
import { newToken, tokenDigest } from '#server/http/api/session-tokens.ts';
import { dayMs } from '#server/http/clock.ts';

type Row = { id: number; without: readonly Shareable[]; created_at: Date; expires_at: Date | null };
const publicColumns = ['id', 'without', 'created_at', 'expires_at'] as const;

const shareOf = (without: readonly Shareable[]): CvLink['share'] => ({
  address: !without.includes('address'),
  date_of_birth: !without.includes('date_of_birth'),
  reference: !without.includes('reference'),
});

const toLink = ({ id, without, created_at, expires_at }: Row): CvLink => ({
  id,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  share: shareOf(without),
});

/** Valid links, newest first. */
export async function listCvLinks(db: Db, userId: number, now: Date): Promise<CvLink[]> {
  const rows = await db
    .selectFrom('cv_links')
    .select(publicColumns)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .limit(maximumCvLinks)
    .execute();
  return rows.map(toLink);
}

type NewLink = { caller: Caller; days: CvLinkDays; share: Share; now: Date };

/** Returns the token, of which only the digest is stored. Throws `no_cv` and `too_many`. */
export async function createCvLink(
  db: Db,
  { caller: { user_id: userId, session }, days, share, now }: NewLink,
): Promise<CvLink & { token: string }> {
  const token = newToken();
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const cv = await trx.selectFrom('cvs').select('user_id').where('user_id', '=', userId).executeTakeFirst();
    if (cv === undefined) throw new Failure('no_cv');
    if ((await listCvLinks(trx, userId, now)).length >= maximumCvLinks)
      throw new Failure('too_many', { message: `You have ${maximumCvLinks} links. Turn one off first.` });
    const link = await trx
      .insertInto('cv_links')
      .values({
        user_id: userId,
        token_hash: tokenDigest(token),
        without: shareableParts.filter((part) => share?.[part] === false),
        added_by: session,
        created_at: now,
        expires_at: days === null ? null : new Date(now.getTime() + days * dayMs),
      })
      .returning(publicColumns)
      .executeTakeFirstOrThrow();
    const { device } = (await findSession(trx, session)) ?? { device: '' };
    await addEventAndNotify(trx, { user_id: userId, session, kind: 'cv_link_made', device }, now);
    return { ...toLink(link), token };
  });
}

/** Returns whether the account had that link. */
export async function deleteCvLink(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('cv_links')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/**
 * The current CV without the parts that its owner excluded. Throws `not_found` for unknown, ended and expired links, and if
 * the account is suspended or deleted.
 */
export async function openCvLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ cv: Cv; expires_at: string | null }> {
  const link = await db
    .selectFrom('cv_links')
    .innerJoin('cvs', 'cvs.user_id', 'cv_links.user_id')
    .innerJoin('users', 'users.id', 'cv_links.user_id')
    .select(['cvs.cv', 'cv_links.without', 'cv_links.expires_at'])
    .where('token_hash', '=', tokenDigest(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('users.suspended_at', 'is', null)
    .where('users.gone_at', 'is', null)
    .executeTakeFirst();
  if (link === undefined) throw new Failure('not_found');
  return {
    cv: copyToSend(link.cv, shareOf(link.without)),
    expires_at: link.expires_at?.toISOString() ?? null,
  };
}
