/** When two account names are the same name: NFC and Unicode case folding (product 3.1). */
import { withoutHidden } from '#contract/hidden-characters.ts';

/**
 * The form that is unique. JavaScript has no case folding, but upper case and then lower case comes to the same
 * classes for everything that has case ("ß" meets "SS", the two small sigmas meet each other).
 */
export const nameKey = (name: string): string =>
  name.trim().normalize('NFC').toLowerCase().toUpperCase().toLowerCase().normalize('NFC');

/** The same of what can be seen of a name: limits go by it, and no new account may look like another one. */
export const shownNameKey = (name: string): string => nameKey(withoutHidden(name));
