/** Four lines, set as the text would be. */

/** Where every second line starts and ends. */
const shortLines: Readonly<Record<string, readonly [start: number, end: number]>> = {
  center: [6, 18],
  right: [9, 21],
  justify: [3, 21],
};

export function AlignIcon({ align }: { align: string }) {
  const [start, end] = shortLines[align] ?? [3, 15];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2">
      <path d={`M3 5H21M${start} 9.7H${end}M3 14.4H21M${start} 19.1H${end}`} />
    </svg>
  );
}
