/** HTTP calls to a server in another process. */

export type Reply = {
  readonly status: number;
  // Tests check the shape by their assertions.
  readonly body: unknown;
  readonly text: string;
  readonly retryAfter: string | null;
};

export type Sending = {
  readonly token?: string;
  readonly body?: unknown;
  /** The Idempotency-Key. */
  readonly key?: string;
  readonly headers?: Record<string, string>;
};

/** Calls `path` below the API. Rejects if the connection fails. */
export async function call(
  address: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  { token, body, key, headers }: Sending = {},
): Promise<Reply> {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `BEARER ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  return { status: response.status, body: parsed, text, retryAfter: response.headers.get('retry-after') };
}

/** Counts the answers by status. */
export const statuses = (answers: readonly { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>(
    (counted, { status }) => ({ ...counted, [status]: (counted[status] ?? 0) + 1 }),
    {},
  );
