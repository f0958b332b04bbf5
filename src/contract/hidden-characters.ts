/** Characters that nobody sees: two names that look the same would be two names, and a title could say something else. */
import * as z from 'zod/mini';
import { text } from './fields.ts';

/** Nothing in it is hidden, nor turns the line around it. */
export const title = (max: number) =>
  z
    .pipe(text(max), z.transform(withoutKhmerBreaks))
    .check(z.refine((value) => !hasHidden(value), 'hidden_characters'));

/**
 * What shows nothing or turns the direction of writing: ignorable characters, controls, the empty Braille pattern.
 * Not spaces, tabs and line ends, which `text` trims or browsers show as a space.
 */
const hidden = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|[^\P{Cc}\s]/u;
const everyHidden = new RegExp(hidden, 'gu');

/** What emoji are put together with: their colour form, and then joiners between two. */
const emojiColour = /(\p{Extended_Pictographic})\ufe0f|\ufe0f(?=\u20e3)/gu;
const emojiJoiner = /([\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200d(?=\p{Extended_Pictographic})/gu;
/** Khmer shapes some letters by joiners. */
const inKhmer = /([\u1780-\u17d3])[\u200c\u200d](?=[\u1780-\u17d3])/g;

const khmer = /[\u1780-\u17ff]/;
/** Without the signs of `signs` that touch Khmer; each run of them is looked at once. */
const withoutInKhmer = (text: string, signs: RegExp): string =>
  text.replace(signs, (run: string, at: number) =>
    khmer.test(text.charAt(at - 1)) || khmer.test(text.charAt(at + run.length)) ? '' : run,
  );

/** Keyboards write a zero-width space between Khmer words, where it changes none. */
export const withoutKhmerBreaks = (text: string): string => withoutInKhmer(text, /\u200b+/g);

/** The same, and without joiners: names that differ only by them look alike. */
export const withoutKhmerJoiners = (text: string): string => withoutInKhmer(text, /[\u200b-\u200d]+/g);

/** Whether anything is hidden in a text, besides what Khmer and emoji are written with. */
export const hasHidden = (text: string): boolean =>
  hidden.test([emojiColour, emojiJoiner, inKhmer].reduce((left, signs) => left.replace(signs, '$1'), text));

/** The text as it looks. */
export const withoutHidden = (text: string): string => text.replace(everyHidden, '');
