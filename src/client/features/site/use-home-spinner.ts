/** How long the full-page spinner of Home stays (product 2.4, 9.1): at least half a second once loading has started. */
import { useEffect, useRef, useState } from 'react';
import { homeSpinnerMs } from '#client/ui/timings.ts';

/** False from the first frame on when nothing has to be loaded. */
export function useHomeSpinner(loading: boolean): boolean {
  const [spinning, setSpinning] = useState(loading);
  const since = useRef(0);
  if (loading && !spinning) setSpinning(true);
  useEffect(() => {
    if (spinning) since.current = Date.now();
  }, [spinning]);
  useEffect(() => {
    if (loading || !spinning) return;
    const timer = setTimeout(() => setSpinning(false), since.current + homeSpinnerMs - Date.now());
    return () => clearTimeout(timer);
  }, [loading, spinning]);
  return spinning;
}
