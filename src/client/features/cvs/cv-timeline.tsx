/** The dated sections of a CV, newest first, along a line with marigold squares. */
import { type Cv } from '#contract/cvs.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { type DatedSection, useTimelineRows } from './timeline-rows.ts';

export function CvTimeline({ section, cv }: { section: DatedSection; cv: Cv }) {
  const rows = useTimelineRows()(section, cv);
  return (
    <ol className="cv-timeline">
      {rows.map(({ id, title, line, time, text }) => (
        <li key={id}>
          <UserText as="p" className="kg-strong">
            {title}
          </UserText>
          {line && <UserText as="p">{line}</UserText>}
          <p className="kg-muted">{time}</p>
          <UserText as="p" className="cv-long">
            {text}
          </UserText>
        </li>
      ))}
    </ol>
  );
}
