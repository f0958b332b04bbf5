/** Colours below this luminance need light text. */
const darkBelow = 0.5;

/** Whether a colour such as `#711B52` is a dark background. */
export function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255 < darkBelow;
}
