/** Keys by which account names are compared: NFC and Unicode case folding (product 3.1). */
import unhomoglyph from 'unhomoglyph';
import { withoutHidden } from '#contract/hidden-characters.ts';

/**
 * The unique form of a name. JavaScript has no case folding, but upper case followed by lower case has the same effect
 * ("ß" equals "SS", and both small sigmas are equal).
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

/** The key of the visible characters. Rate limits use it, and it keeps new accounts from looking like existing ones. */
export const visibleNameKey = (name: string): string => nameKey(withoutHidden(name));

/** The same for names that look alike in other alphabets (UTS 39), such as Latin and Cyrillic "ѕokha". */
export const lookalikeKey = (name: string): string => nameKey(unhomoglyph(visibleNameKey(name)));
