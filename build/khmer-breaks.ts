/** Marks possible line breaks in Khmer texts: between words, which Khmer writes without spaces (product 11.5). */

const zeroWidthSpace = '\u200b';
/** Letters and the marks around them; signs such as ។ stay with the preceding word. */
const khmerRun = /[\u1780-\u17d3\u17dd]+/g;
const words = new Intl.Segmenter('km', { granularity: 'word' });

/** Safe for ICU messages: it only changes runs of Khmer letters, which their syntax does not contain. */
export const withBreaks = (text: string): string =>
  text.replace(khmerRun, (run) => [...words.segment(run)].map(({ segment }) => segment).join(zeroWidthSpace));

/** A text and its breaks: without a Khmer dictionary, Node would treat every syllable as a word. */
export const example = ['ស្វែងរកការងារ', `ស្វែងរក${zeroWidthSpace}ការងារ`] as const;
