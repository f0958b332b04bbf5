/** A person's initials on marigold, where there is no picture; they grow with the browser's text size. */
import { langOf } from './user-text.tsx';
import './avatar.css';

/** A letter that stands alone: most names begin so, and a segmenter takes a cheap phone a tenth of a second to make. */
const plainLetter = /^[a-z](?!\p{M})/iu;
let letters: Intl.Segmenter | undefined;

function firstLetter(word: string): string {
  const [plain] = plainLetter.exec(word) ?? [];
  if (plain !== undefined) return plain;
  // Firefox has none below 125.
  if (!('Segmenter' in Intl)) return [...word][0] ?? '';
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...letters.segment(word)][0]?.segment ?? '';
}

/** The first consonant of the last Khmer word (the given name), or the first letters of two Latin words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (langOf(last)) return last.slice(0, 1);
  const picked = words.length > 1 ? [words[0] ?? '', last] : [last];
  return picked.map(firstLetter).join('').toLocaleUpperCase();
}

/** Pixels of a browser whose text has its usual size; `avatar.css` has a class for each. */
type Props = { name: string; size?: 40 | 44 | 48 | 52 | 60 | 88 };

export function Avatar({ name, size = 44 }: Props) {
  return (
    <span className={`kg-avatar s${size}`} aria-hidden lang={langOf(name)}>
      {initialsOf(name)}
    </span>
  );
}
