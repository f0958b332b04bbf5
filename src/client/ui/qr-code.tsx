/** A QR code, dark on white in both themes, with a quiet zone. */
import { encode } from 'uqr';

/** SVG path data of the dark modules, one unit each. */
export const qrPath = (squares: readonly (readonly boolean[])[]): string =>
  squares.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
