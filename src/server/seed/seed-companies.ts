/** The demonstration's companies and logos. */
import { type Transaction } from 'kysely';
import { logoSide } from '#contract/limits.ts';
import { lookalikeKeysOf } from '#server/companies/company-store.ts';
import { makeLogo } from '#server/companies/logo-maker.ts';
import { type Picture, storePicture } from '#server/companies/picture-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { dayMs, hourMs } from '#server/http/clock.ts';
import { type Fixtures, readFixtures } from './fixtures.ts';

type CompanyWithLogo = { readonly company: Fixtures['companies'][number]; readonly picture: Picture };

/** How long ago companies were verified. */
const verifiedHoursAgo = (200 * dayMs) / hourMs;

/** Renders the SVG and processes it like an uploaded logo. */
async function draw(svg: string): Promise<Picture> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const canvas = createCanvas(logoSide, logoSide);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, logoSide, logoSide);
  return makeLogo(await canvas.encode('png'));
}

async function drawAll(): Promise<CompanyWithLogo[]> {
  const companies: CompanyWithLogo[] = [];
  for (const company of readFixtures().companies)
    companies.push({ company, picture: await draw(company.logo) });
  return companies;
}

let prepared: Promise<CompanyWithLogo[]> | undefined;

/** Renders the logos once per process. */
export function prepareCompanies(): Promise<CompanyWithLogo[]> {
  return (prepared ??= drawAll());
}

type Written = { readonly ids: ReadonlyMap<string, number>; readonly ago: (hours: number) => Date };

export async function writeCompanies(
  trx: Transaction<Tables>,
  companies: readonly CompanyWithLogo[],
  { ids, ago }: Written,
): Promise<void> {
  for (const { company, picture } of companies) {
    const { employer, verified, logo: _drawing, ...profile } = company;
    const user_id = ids.get(employer);
    if (user_id === undefined) throw new Error(`${employer} has a company, but is no employer.`);
    await trx
      .insertInto('companies')
      .values({
        user_id,
        ...profile,
        lookalike_keys: lookalikeKeysOf(profile),
        logo: await storePicture(trx, picture, ago(0)),
        verification: verified ? 'verified' : 'none',
        verified_since: verified ? ago(verifiedHoursAgo) : null,
      })
      .execute();
  }
}
