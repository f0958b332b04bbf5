/** A word that nobody else's jobs and searches have; of letters only, for a search takes letters and digits apart. */
export const newWord = (): string =>
  `Zanf${crypto
    .randomUUID()
    .replace(/[^a-f\d]/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
