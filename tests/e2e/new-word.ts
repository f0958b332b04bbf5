/** A word that no other test's jobs or searches contain; only letters, because the tokenizer separates letters and digits. */
export const newWord = (): string =>
  `Zanf${crypto
    .randomUUID()
    .replace(/[^a-f\d]/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
