/** Highlights a keyword in its children once the code for it is loaded (product 2.54). */
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { Marking, type Marks } from '#client/ui/marking.ts';

const Marker = lazyPart(async () => (await import('./marker.tsx')).Marker);

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The keyword of the list that led to a job. */
    keyword?: string | undefined;
  }
}

type Props = { keyword: string | undefined; children: ReactNode };

export function Marked({ keyword, children }: Props) {
  const [marks, setMarks] = useState<Marks>();
  return (
    <Marking value={keyword && marks?.keyword !== keyword ? { keyword } : keyword ? marks : undefined}>
      {keyword && <Marker keyword={keyword} onReady={setMarks} />}
      {children}
    </Marking>
  );
}
