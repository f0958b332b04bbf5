/** A QR code, dark on white in both themes, with room around it. */
import { encode } from 'uqr';
import { qrPath } from './qr-squares.ts';

export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={qrPath(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
