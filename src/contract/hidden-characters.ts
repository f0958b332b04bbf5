/** Rejects or removes invisible characters, with which names that look the same would differ. */

/**
 * Ignorable, control and bidirectional characters, and the blank Braille pattern. Not spaces, tabs and line ends, which
 * are trimmed or shown as a space.
 */
const hidden = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|[^\P{Cc}\s]/u;
const everyHidden = new RegExp(hidden, 'gu');

/** Emoji contain variation selectors, and joiners between two of them. */
const emojiColour = /(\p{Extended_Pictographic})\ufe0f|\ufe0f(?=\u20e3)/gu;
const emojiJoiner = /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu;
/** Khmer uses joiners to shape some letters. */
const inKhmer = /([\u1780-\u17d3])[\u200c\u200d](?=[\u1780-\u17d3])/g;

const khmer = /[\u1780-\u17ff]/;
/** Removes the matches of `signs` next to Khmer letters. */
const withoutInKhmer = (text: string, signs: RegExp): string =>
  text.replace(signs, (run: string, at: number) =>
    khmer.test(text.charAt(at - 1)) || khmer.test(text.charAt(at + run.length)) ? '' : run,
  );

/** Removes the zero-width spaces that keyboards put between Khmer words. */
export const withoutKhmerBreaks = (text: string): string => withoutInKhmer(text, /\u200b+/g);

/** Also removes joiners, so that names that look alike are equal. */
export const withoutKhmerJoiners = (text: string): string => withoutInKhmer(text, /[\u200b-\u200d]+/g);

/** Whether a text has invisible characters that neither Khmer nor emoji need. */
export const hasHidden = (text: string): boolean =>
  hidden.test([emojiColour, emojiJoiner, inKhmer].reduce((left, signs) => left.replace(signs, '$1'), text));

export const withoutHidden = (text: string): string => text.replace(everyHidden, '');
