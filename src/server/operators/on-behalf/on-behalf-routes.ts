/** Routes for jobs of companies without an account, and for claiming such a company (product 7.47). */
import { type FastifyInstance } from 'fastify';
import {
  claimCompany,
  importJobs,
  importTemplate,
  listUnclaimed,
  makeClaimCode,
  postOnBehalf,
} from '#contract/on-behalf.ts';
import { placed } from '#contract/province-locations.ts';
import { type SiteInfo } from '#contract/site-info.ts';
import { registerCsvParser } from '#server/http/api/body-parsers.ts';
import { type Caller, FileReply, ReplyWithStatus } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit, limitByAddress, uncountByAddress } from '#server/http/limits/rate-limits.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { type Services } from '#server/http/services.ts';
import { dayInCambodia } from '#contract/days.ts';
import { occupationNames } from '#occupations/names.ts';
import { byteOrderMark, csvLine } from '#server/http/api/csv.ts';
import { writeAuditEntry } from '../audit-log.ts';
import { claimCompany as claim } from './claim-company.ts';
import { importJobs as runImport } from './import-jobs.ts';
import { findByRef, lockRefs, postOnBehalf as post } from './post-on-behalf.ts';
import * as unclaimed from './unclaimed-store.ts';
import { columns } from './read-csv.ts';

/** With the site's own phone, because imported examples may reach people. The occupation fills what a row leaves out. */
const examples = (today: string, phone: string): readonly Readonly<Record<string, string>>[] => [
  {
    ref: 'fb-1001',
    company: 'Example Garment Factory',
    'company.name_km': occupationNames.sewing_operator.km,
    'company.phone': phone,
    source: 'Facebook',
    'source.url': 'https://www.facebook.com/example/posts/1001',
    'source.date': today,
    occupation: 'sewing_operator',
    salary: '$220-$280 per month',
    salary_min: '220',
    salary_max: '280',
    salary_currency: 'USD',
    salary_period: 'month',
    province: 'KH-8',
    available_position: '20',
    'conditions.hours_per_day': '8',
    'conditions.days_per_week': '6',
    'conditions.provides': 'meals, nssf',
    'conditions.start': 'now',
    'contact.walk_in.place': 'Factory gate 2, Sangkat Chaom Chau',
    'contact.walk_in.days': 'mon, tue, wed, thu, fri, sat',
    'contact.walk_in.hours': '07:30-11:00',
    'contact.walk_in.bring': 'ID card, two photos',
  },
  {
    ref: 'tg-77',
    company: 'Example Coffee',
    source: 'Telegram',
    'source.date': today,
    occupation: 'barista',
    name: occupationNames.barista.km,
    salary: '800,000 KHR per month',
    province: 'KH-12',
    district: 'BKK1',
    requirements: 'Can make coffee|Friendly with guests',
    urgent: 'yes',
    'contact.phone': phone,
    'contact.telegram': 'example_coffee',
  },
  {
    ref: 'sign-3',
    company: 'Example Trading Co., Ltd.',
    source: 'Notice at the shop',
    'source.date': today,
    name: 'Stock Keeper',
    category: 'Others',
    industry: 'Retail',
    job_type: 'Full Time',
    level: 'Entry',
    gender: 'Both',
    qualification: 'None',
    language: 'Khmer',
    salary: 'Negotiable',
    province: 'KH-17',
    required_skills: 'Counting, reading lists',
    tags: 'Warehouse, Stock',
    description: 'We need someone who keeps our stock in order. Ask for Mr Sok.',
  },
];

/** The template of an import: all columns, with examples (product 7.47). */
const templateFile = (phone: string): Uint8Array =>
  Buffer.from(
    byteOrderMark +
      [columns, ...examples(dayInCambodia(), phone).map((row) => columns.map((column) => row[column] ?? ''))]
        .map((cells) => csvLine(cells))
        .join(''),
  );

export function onBehalfRoutes(app: FastifyInstance, services: Services & { site: SiteInfo }): void {
  const { db, clock, limits, changeEvents } = services;
  const counted = ({ caller }: { caller: Caller }) => limit(limits.operator, caller.user_id);

  mount(app, postOnBehalf, async (call) => {
    await counted(call);
    const { body, caller: operator } = call;
    const now = clock();
    const posted = await db.transaction().execute(async (trx) => {
      if (body.ref !== null) await lockRefs(trx);
      const company_id = await unclaimed.openCompany(trx, body.company, now);
      const { claim_code } = await unclaimed.addClaimCode(trx, company_id, now);
      const former = body.ref === null ? undefined : await findByRef(trx, body.ref, company_id);
      if (former !== undefined) return new ReplyWithStatus(200, { job_id: former, company_id, claim_code });
      const [job_id = 0] = await post(trx, [{ job: body, companyId: company_id }], now);
      await writeAuditEntry(
        { trx, operator, now, id: job_id, action: 'post', reason: '', version: undefined },
        { subject_kind: 'job', subject_id: job_id, subject: body.name },
      );
      return new ReplyWithStatus(201, { job_id, company_id, claim_code });
    });
    if (posted.status === 201) changeEvents.emit('posted', placed(body));
    return posted;
  });

  mount(app, listUnclaimed, async (call) => {
    await counted(call);
    return unclaimed.listUnclaimed(db, call.query.page ?? 0);
  });

  mount(app, makeClaimCode, async (call) => {
    await counted(call);
    const { caller: operator, params } = call;
    const now = clock();
    return db.transaction().execute(async (trx) => {
      const subject = await unclaimed.lockUnclaimed(trx, params.id);
      const { claim_code, expires_at } = await unclaimed.addClaimCode(trx, params.id, now);
      await writeAuditEntry(
        { trx, operator, now, id: params.id, action: 'code', reason: '', version: undefined },
        { subject_kind: 'company', subject_id: params.id, subject },
      );
      return new ReplyWithStatus(201, {
        company_id: params.id,
        claim_code,
        expires_at: expires_at.toISOString(),
      });
    });
  });

  mount(app, claimCompany, async ({ caller: { user_id: employerId }, address, body: { code } }) => {
    await limit(limits.companyClaim, employerId);
    await limitByAddress(limits, 'companyClaimByAddress', address);
    const claimed = await db.transaction().execute((trx) => claim(trx, { employerId, code, now: clock() }));
    // Only wrong codes count: many employers may share an address.
    await uncountByAddress(limits.companyClaimByAddress, address);
    changeEvents.emit('companyChanged');
    return claimed;
  });

  // In a scope of its own: only this route accepts CSV.
  const inTurn = createTurns({ atOnce: 1, waiting: 5, ofOneAddress: 2 });
  void app.register(async (scope) => {
    registerCsvParser(scope);
    mount(scope, importJobs, async ({ caller, body, address, query: { dry_run } }) => {
      await limit(limits.jobImport, caller.user_id);
      const isDryRun = dry_run === '1';
      return inTurn(address, () =>
        runImport(db, body, {
          clock,
          operator: caller,
          isDryRun,
          onPosted: (job) => void changeEvents.emit('posted', job),
        }),
      );
    });
  });

  mount(app, importTemplate, async (call) => {
    await counted(call);
    return new FileReply('karngea-jobs.csv', 'text/csv', templateFile(services.site.phone ?? ''));
  });
}
