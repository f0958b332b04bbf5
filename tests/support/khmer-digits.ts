/** Text as someone with a Khmer keyboard types it. */
export const inKhmerDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x17e0 + Number(digit)));
