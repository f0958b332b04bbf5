/** How many judged texts warn, if the classifier knows only those of other writers (product 3.15, 3.18). */
import { describe, expect, test } from 'vitest';
import { type JudgedText } from './classifier.ts';
import { type FindWarnings, judgedPosting, trainWarnings } from './find-warnings.ts';
import messages from './judged-messages.json' with { type: 'json' };
import postings from './judged-postings.json' with { type: 'json' };

type Judged = JudgedText & { readonly writer: number };
const ofWriters = {
  /** Those without a title are sentences and short posts, which only train. */
  postings: postings.filter(({ title }) => title !== '').map((one) => ({ ...one, ...judgedPosting(one) })),
  messages,
};
const sentences = postings.filter(({ title }) => title === '').map(judgedPosting);

/** Every fourth writer's texts, judged by a classifier that knows only those of the others. */
const quarters = [0, 1, 2, 3].map((quarter) => {
  const isOthers = ({ writer }: Judged) => writer % 4 !== quarter;
  const known = [...ofWriters.messages.filter(isOthers), ...ofWriters.postings.filter(isOthers)];
  return { find: trainWarnings([...known, ...sentences]), isOthers };
});

type Measured = {
  readonly name: keyof typeof ofWriters;
  readonly kindsIn: (find: FindWarnings, text: string) => readonly string[];
  /** The least share of dishonest texts that say what they are. */
  readonly right: number;
};
const measured: readonly Measured[] = [
  { name: 'postings', kindsIn: ({ posting }, text) => posting(text).map(({ kind }) => kind), right: 6 / 7 },
  { name: 'messages', kindsIn: ({ message }, text) => message(text).map(({ kind }) => kind), right: 6 / 7 },
];

describe.each(measured)(
  'of $name by people whose texts are not in the training',
  ({ name, kindsIn, right }) => {
    const judged = quarters.flatMap(({ find, isOthers }) =>
      ofWriters[name]
        .filter((text) => !isOthers(text))
        .map(({ text, kinds }) => ({ text, kinds: kinds as readonly string[], found: kindsIn(find, text) })),
    );
    const dishonest = judged.filter(({ kinds }) => kinds.length > 0);
    const honest = judged.filter(({ kinds }) => kinds.length === 0);
    const share = (some: readonly unknown[], of: readonly unknown[]) => some.length / of.length;

    test('at least nine of ten dishonest ones warn', () => {
      const missed = dishonest.filter(({ found }) => found.length === 0);
      expect(share(missed, dishonest), JSON.stringify(missed)).toBeLessThanOrEqual(0.1);
    });
    test('at least six of seven say what they are', () => {
      const rightly = dishonest.filter(({ kinds, found }) => found.some((kind) => kinds.includes(kind)));
      expect(share(rightly, dishonest)).toBeGreaterThanOrEqual(right);
    });
    test('at most one of twenty honest ones warns', () => {
      const alarms = honest.filter(({ found }) => found.length > 0);
      expect(share(alarms, honest), JSON.stringify(alarms)).toBeLessThanOrEqual(0.05);
    });
  },
);
