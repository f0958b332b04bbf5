/** The dark squares of a QR code as one path of a drawing whose units are squares. */
export const qrPath = (squares: readonly (readonly boolean[])[]): string =>
  squares.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
