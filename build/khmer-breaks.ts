/** Marks where a Khmer text may break: between words, which Khmer writes without spaces (product 11.5). */

const zeroWidthSpace = '\u200b';
/** Letters and what is written around them; signs such as ។ stay with the word before them. */
const khmerRun = /[\u1780-\u17d3\u17dd]+/g;
const words = new Intl.Segmenter('km', { granularity: 'word' });

/** Safe for ICU messages: what it changes lies within runs of Khmer letters, and their syntax has none. */
export const withBreaks = (text: string): string =>
  text.replace(khmerRun, (run) => [...words.segment(run)].map(({ segment }) => segment).join(zeroWidthSpace));

/** A text and how it breaks: without a Khmer dictionary, Node would take every syllable for a word. */
export const example = ['ស្វែងរកការងារ', `ស្វែងរក${zeroWidthSpace}ការងារ`] as const;
