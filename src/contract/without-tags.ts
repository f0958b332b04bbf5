/** Takes the tags out of markup, for those who only want its words. */

/**
 * Each tag becomes `between`. What our cleaners leave has no bare bracket in a value, so no tag reaches past the next
 * `<`: looking for an end from each of thousands of them would take seconds.
 */
export const withoutTags = (markup: string, between = ''): string => markup.replace(/<[^<>]*>/g, between);
