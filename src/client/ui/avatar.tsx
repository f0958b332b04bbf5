/** A person's initials, in a circle that grows with the browser's text size. */
import { langOf } from './user-text.tsx';
import './avatar.css';

/** A Khmer letter, or a Latin one without combining marks. Most names start with one, and creating a segmenter takes a cheap phone 100 ms. */
const plainLetter = /^(?:[a-z](?!\p{M})|[\u1780-\u17b3])/iu;
let letters: Intl.Segmenter | undefined;

/** The first letter with its marks, an emoji, or a Khmer consonant alone. */
export function firstLetter(word: string): string {
  const [plain] = plainLetter.exec(word) ?? [];
  if (plain !== undefined) return plain;
  // Firefox has no Segmenter before 125.
  if (!('Segmenter' in Intl)) return /\P{M}\p{M}*/u.exec(word)?.[0] ?? '';
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...letters.segment(word)][0]?.segment ?? '';
}

/** The first consonant of the last Khmer word (the given name), or the first letters of two Latin words. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  if (langOf(last)) return last.slice(0, 1);
  const initialWords = words.length > 1 ? [words[0] ?? '', last] : [last];
  return initialWords.map(firstLetter).join('').toLocaleUpperCase();
}

type Props = {
  name: string;
  /** In pixels at the default text size; `avatar.css` has a class for each. */
  size?: 40 | 44 | 48 | 52 | 60 | 88;
};

export function Avatar({ name, size = 44 }: Props) {
  return (
    <span className={`kg-avatar s${size}`} aria-hidden lang={langOf(name)}>
      {initialsOf(name)}
    </span>
  );
}
