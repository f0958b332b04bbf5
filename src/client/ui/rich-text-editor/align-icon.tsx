/** Four lines, set as the text would be. */
const starts: Readonly<Record<string, readonly number[]>> = {
  '': [3, 3, 3, 3],
  center: [3, 6, 3, 6],
  right: [3, 9, 3, 9],
  justify: [3, 3, 3, 3],
};

export function AlignIcon({ align }: { align: string }) {
  const ends =
    align === 'justify'
      ? [21, 21, 21, 21]
      : align === 'center'
        ? [21, 18, 21, 18]
        : align === 'right'
          ? [21, 21, 21, 21]
          : [21, 15, 21, 15];
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden stroke="currentColor" strokeWidth="2">
      {(starts[align] ?? [3, 3, 3, 3]).map((start, line) => (
        <path key={line} d={`M${start} ${5 + line * 4.7}H${ends[line] ?? 21}`} />
      ))}
    </svg>
  );
}
