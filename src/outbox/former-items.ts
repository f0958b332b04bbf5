/** Items that version 0.1.0 stored: they named their call by a kind. None is older than a week, then it is given up. */

type FormerItem = {
  readonly kind: 'application' | 'favourite' | 'message';
  readonly body: { readonly job_id?: number; readonly favorite?: boolean };
};

const post = (path: string, lane: string, input: object) => ({ method: 'POST', path, lane, input });

function callOf({ kind, body }: FormerItem) {
  if (kind === 'application') return post('/app', `application:${body.job_id}`, { body });
  if (kind === 'message') return post('/message', 'message', { body });
  const path = body.favorite ? '/job/addFav/:id' : '/job/removeFav/:id';
  return post(path, `favourite:${body.job_id}`, { params: { id: body.job_id } });
}

/** The record as this version stores it; what is no former item is given back as it is. */
export function fromFormer(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || !('kind' in record)) return record;
  return { ...record, ...callOf(record as unknown as FormerItem) };
}
