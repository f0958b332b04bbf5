/** Four lines, set as the text would be. */

/** Where each line starts and ends. */
const lines: Readonly<Record<string, readonly (readonly [start: number, end: number])[]>> = {
  '': [
    [3, 21],
    [3, 15],
    [3, 21],
    [3, 15],
  ],
  center: [
    [3, 21],
    [6, 18],
    [3, 21],
    [6, 18],
  ],
  right: [
    [3, 21],
    [9, 21],
    [3, 21],
    [9, 21],
  ],
  justify: [
    [3, 21],
    [3, 21],
    [3, 21],
    [3, 21],
  ],
};

export function AlignIcon({ align }: { align: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2">
      {(lines[align] ?? lines[''] ?? []).map(([start, end], line) => (
        <path key={line} d={`M${start} ${5 + line * 4.7}H${end}`} />
      ))}
    </svg>
  );
}
