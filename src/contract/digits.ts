/** Digits as people type them. */

/** Blocks of ten digits that keyboards in the region type: Khmer, Thai, Lao. */
const zeros = [0x17e0, 0x0e50, 0x0ed0];
const otherDigit = /[\u17e0-\u17e9\u0e50-\u0e59\u0ed0-\u0ed9]/g;
/** Full-width and styled digits, which some keyboards and copied texts have. */
const variantDigit = /[\uff10-\uff19\u{1d7ce}-\u{1d7ff}]/gu;

/** Converts Khmer, Thai, Lao, full-width and styled digits to 0-9; everything else stays. */
export const latinDigits = (typed: string): string =>
  typed
    .replace(variantDigit, (digit) => digit.normalize('NFKC'))
    .replace(otherDigit, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
    });
