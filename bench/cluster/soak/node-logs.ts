/** The nodes' log lines by frequency, to show faults that users do not notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = {
  readonly level?: number;
  readonly msg?: string;
  readonly reason?: string;
  readonly task?: string;
};
const parsed = (line: string): Entry => {
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return { msg: line };
  }
};

/** Lines that every start logs. */
const starting = /^(?:Karngea is at|Demonstration accounts)/;

/** The most frequent first. */
export function countLogs(folder: string, nodes: readonly string[]): readonly (readonly [string, number])[] {
  const counted = new Map<string, number>();
  for (const node of nodes)
    for (const line of readFileSync(join(folder, `${node}.log`), 'utf8').split('\n')) {
      if (line === '' || starting.test(line)) continue;
      const { level = '', msg = '', reason = '', task = '' } = parsed(line);
      const name = `${level} ${msg} ${task} ${reason}`.replace(/\d{2,}/g, 'N').slice(0, 160);
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
  return [...counted].toSorted(([, a], [, b]) => b - a);
}
