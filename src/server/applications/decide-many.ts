/** Deciding many applications in one transaction (product 4.19, 7.19). */
import { type Transaction } from 'kysely';
import { type Decided, type SkipCode, skipCodes } from '#contract/application-handling.ts';
import { type Decision } from '#contract/options.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { decide } from './application-store.ts';

type DecidingMany = {
  ids: readonly number[];
  employerId: number;
  status: Decision;
  message: string;
  now: Date;
};

/** Each as if it were decided alone; the answer is in the order in which they were named. */
export async function decideMany(
  trx: Transaction<Tables>,
  { ids, ...deciding }: DecidingMany,
): Promise<Decided> {
  const codes = new Map<number, SkipCode | undefined>();
  // Two who decide the same ones take them in the same order, so that neither waits for the other for good.
  for (const id of [...new Set(ids)].sort((one, other) => one - other))
    codes.set(id, await whyNot(() => decide(trx, { id, ...deciding })));
  const asked = [...new Set(ids)];
  return {
    done: asked.filter((id) => codes.get(id) === undefined),
    skipped: asked.flatMap((id) => {
      const code = codes.get(id);
      return code === undefined ? [] : [{ id, code }];
    }),
  };
}

/** Why it was refused, if it was. */
async function whyNot(decideOne: () => Promise<unknown>): Promise<SkipCode | undefined> {
  try {
    await decideOne();
    return undefined;
  } catch (error) {
    const code = error instanceof Failure && skipCodes.find((one) => one === error.code);
    if (!code) throw error;
    return code;
  }
}
