/** Statements that the embedded engine plans once: its own `query` reads and plans each one anew, which takes longer than running it. */
import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { TextRow } from './connections.ts';

const { serialize } = protocol;
/** Reading leaves nothing to be written to the disk. */
const options = { syncToFs: false };

/** Their names in each engine, by text; an engine that is opened again knows none. */
const names = new WeakMap<PGlite, Map<string, string>>();

async function nameOf(engine: PGlite, text: string): Promise<string> {
  const known = names.get(engine) ?? new Map<string, string>();
  names.set(engine, known);
  const name = known.get(text) ?? `read${known.size}`;
  if (!known.has(text)) {
    await engine.execProtocol(Buffer.concat([serialize.parse({ name, text }), serialize.sync()]), options);
    known.set(text, name);
  }
  return name;
}

/** The first row of the statement, if there is one. The engine must be ours alone meanwhile. */
export async function readRowOf(
  engine: PGlite,
  text: string,
  values: readonly unknown[],
): Promise<TextRow | undefined> {
  const bound = serialize.bind({ statement: await nameOf(engine, text), values: values.map(String) });
  const answer = await engine.execProtocol(
    Buffer.concat([bound, serialize.execute({}), serialize.sync()]),
    options,
  );
  const row = answer.messages.find((message) => message.name === 'dataRow') as
    messages.DataRowMessage | undefined;
  return row?.fields.map((field) => (field === null ? null : Buffer.from(field)));
}
