/** A sentence that stands for five seconds (product 9.1); the newest replaces the one before. Knows no words. */
import { useCallback, useEffect, useState } from 'react';
import { sectionMessageMs } from '#client/ui/timings.ts';

export function useSectionMessage(): [message: string | undefined, say: (text: string) => void] {
  const [said, setSaid] = useState<{ text: string }>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), sectionMessageMs);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((text: string) => setSaid({ text }), []);
  return [said?.text, say];
}
