/** Which parts of the CV form are complete; looked at when the typing pauses, as nobody waits for a tick. Knows no chips. */
import { useEffect, useState } from 'react';
import { type CvSection, cvSections } from '#contract/cvs.ts';
import { type CvForm } from './cv-form.ts';
import { isSectionComplete, personalFaults } from './cv-rules.ts';
import { type FormStore } from './form-store.ts';

export const parts = ['user_info', ...cvSections] as const;
export type PartName = 'user_info' | CvSection;

const pauseMs = 300;

const isComplete = (form: CvForm, part: PartName): boolean =>
  part === 'user_info'
    ? Object.keys(personalFaults(form.user_info.values)).length === 0
    : isSectionComplete(part, form[part]);

const completeParts = (form: CvForm): readonly PartName[] => parts.filter((part) => isComplete(form, part));

export function useCompleteParts(store: FormStore): readonly PartName[] {
  const [complete, setComplete] = useState(() => completeParts(store.read()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const next = completeParts(store.read());
      setComplete((shown) => (shown.join() === next.join() ? shown : next));
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store]);
  return complete;
}
