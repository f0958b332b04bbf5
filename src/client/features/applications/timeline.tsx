/** The frame and the steps of an application's timeline, for own-timeline.tsx and applicant-timeline.tsx. */
import { useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { type Application } from '#contract/applications.ts';
import { Icon } from '#client/ui/icon.tsx';

export function Timeline({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <section className="kg-card padded" aria-label={t`Application progress`}>
      <ol className="application-timeline">{children}</ol>
    </section>
  );
}

type StepProps = { kind: 'done' | 'interview' | Application['status']; icon: string; children: ReactNode };

export const TimelineStep = ({ kind, icon, children }: StepProps) => (
  <li className={kind}>
    <Icon name={icon} size={24} />
    <p>{children}</p>
  </li>
);
