/** Routes for CVs (product 7.8) and links that open them (product 7.38). Only digests of link tokens are stored, so that a leaked table opens no CV. */
import { type FastifyInstance } from 'fastify';
import { createCv, type Cv, getCv, updateCv } from '#contract/cvs.ts';
import { type Caller, etagOf, ReplyWithStatus } from '#server/http/api/call.ts';
import { runIdempotent } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { type Share } from '#contract/applications.ts';
import * as contract from '#contract/cv-links.ts';
import { type CvLink, type CvLinkDays, type Shareable, shareableParts } from '#contract/cv-links.ts';
import { maximumCvLinks } from '#contract/limits.ts';
import { copyToSend } from '#server/applications/sent-copy-store.ts';
import { addEventAndNotify } from '#server/accounts/security-event-store.ts';
import { findSession } from '#server/accounts/session-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { newToken, tokenDigest } from '#server/http/api/session-tokens.ts';
import { dayMs } from '#server/http/clock.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import * as cvs from './cv-store.ts';

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
async function listCvLinks(db: Db, userId: number, now: Date): Promise<CvLink[]> {
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
async function createCvLink(
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
async function deleteCvLink(db: Db, userId: number, id: number): Promise<boolean> {
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
async function openCvLink(db: Db, token: string, now: Date): Promise<{ cv: Cv; expires_at: string | null }> {
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

/** Links that open a CV (product 7.38). Only digests of their tokens are stored, so that a leaked table opens none. */
function cvLinkRoutes(app: FastifyInstance, { db, clock, limits }: Services): void {
  mount(app, contract.makeCvLink, async ({ caller, body }) => {
    await limit(limits.cvLink, caller.user_id);
    const { days, share } = body;
    return createCvLink(db, { caller, days, share, now: clock() });
  });

  mount(app, contract.listCvLinks, ({ caller }) => listCvLinks(db, caller.user_id, clock()));

  mount(app, contract.endCvLink, async ({ caller, params }) => {
    if (!(await deleteCvLink(db, caller.user_id, params.id))) throw new Failure('not_found');
    return undefined;
  });

  mount(app, contract.openCvLink, async ({ address, body }) => {
    await limitByAddress(limits, 'cvLinkOpening', address);
    return openCvLink(db, body.token, clock());
  });
}

const withVersion = (status: number, { cv, version }: cvs.VersionedCv) =>
  new ReplyWithStatus(status, cv, etagOf(version));

export function cvRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  cvLinkRoutes(app, services);
  mount(app, getCv, async ({ params: { user_id }, caller }) =>
    caller.user_id === user_id
      ? withVersion(200, await cvs.getOwnCv(db, user_id))
      : cvs.getSentCv(db, user_id, caller.user_id),
  );
  mount(app, createCv, (call) =>
    runIdempotent(db, clock, call, async (trx) =>
      withVersion(201, await cvs.createCv(trx, call.caller.user_id, call.body, clock())),
    ),
  );
  mount(app, updateCv, async ({ caller, body, ifMatch }) =>
    withVersion(
      200,
      await cvs.replaceCv(db, {
        userId: caller.user_id,
        input: body,
        now: clock(),
        ifMatch,
      }),
    ),
  );
}
