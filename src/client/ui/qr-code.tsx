/** A QR code, dark on white in both themes, with room around it. */
import { encode } from 'uqr';

/** The dark squares of a QR code as one path of a drawing whose units are squares. */
export const qrPath = (squares: readonly (readonly boolean[])[]): string =>
  squares.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
