/** Reads a page of jobs by a statement that is made once for each shape of question and then run with its values. */
import { type SelectQueryBuilder, sql } from 'kysely';
import { pageSize } from '#contract/limits.ts';
import { builder, type ReadRow, slot, Statement } from '#server/database/statements.ts';
import { type Search } from '#server/search/search-condition.ts';
import { filterValues } from './job-filters.ts';
import { type Wanted } from './job-order.ts';

/** Jobs of a page as JSON, and how many they are. */
export type Listing = { readonly count: number; readonly json: Buffer };

export const noJobs: Listing = { count: 0, json: Buffer.from('[]') };

/** A way to find the rows of a page; its name tells it from the others. */
export type Way = {
  readonly name: string;
  /** Whether the first page without filters needs only a few rows. */
  readonly isQuick: boolean;
  readonly rows: (wanted: Wanted) => Pick<SelectQueryBuilder<never, never, object>, 'as'>;
};

const offsetSlot = 'offset';
export const offset = slot<number>(offsetSlot);

/** The same things are looked for, with slots for what they are. */
const withSlots = (search: Search): Search =>
  Object.fromEntries(Object.keys(search).map((name) => [name, slot<string>(name)]));

/** By shape: sets of filters, orders and ways, some hundreds at most. */
const statements = new Map<string, Statement>();

const shapeOf = ({ name }: Way, { filters, sort, page, search = {} }: Wanted): string =>
  [
    name,
    sort,
    page === 0 ? 'first' : 'later',
    ...filters.map((filter) => `${filter.name} ${filter.values.length}`),
    ...Object.keys(search),
  ].join();

function statementFor(way: Way, wanted: Wanted): Statement {
  const shape = shapeOf(way, wanted);
  const known = statements.get(shape);
  if (known) return known;
  const { search, ...others } = wanted;
  const rows = way.rows(search ? { ...others, search: withSlots(search) } : others);
  const made = new Statement(
    builder
      .selectFrom(rows.as('page'))
      .select(({ fn }) => [fn.countAll().as('count'), sql`coalesce(json_agg(page.listed), '[]')`.as('json')])
      .compile(),
    way.isQuick && wanted.page === 0 && wanted.filters.length === 0,
  );
  statements.set(shape, made);
  return made;
}

export async function readListing(read: ReadRow, way: Way, wanted: Wanted): Promise<Listing> {
  const { filters, page, search } = wanted;
  const row = await read(statementFor(way, wanted), {
    ...filterValues(filters),
    ...search,
    [offsetSlot]: page * pageSize,
  });
  const [count, json] = row ?? [];
  return count && json ? { count: Number(count.toString()), json: Buffer.from(json) } : noJobs;
}
