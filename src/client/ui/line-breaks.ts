/** The build marks where Khmer texts may break with zero-width spaces (product 11.5). */

/** For texts that leave the page (titles, link previews, pictures) or are measured. */
export const withoutBreaks = (text: string): string => text.replaceAll('\u200b', '');
