/** Words that an employer looks for in CVs (product 7.19): how many, and how they are told apart. */

/** Further words are left out, and what is longer is cut off. */
export const cvWords = { most: 8, length: 40 } as const;

/** What is looked for: each is a part of some text of the CV, in any case. */
export const wordsOf = (asked: string): string[] =>
  asked
    .slice(0, (cvWords.length + 1) * cvWords.most)
    // The database stores none, and people see none.
    .split(/[\s\0\u200b]+/)
    .filter((word) => word !== '')
    .slice(0, cvWords.most)
    .map((word) => word.slice(0, cvWords.length));
