/** A section heading with a link or count on the right. */
import { type ReactNode } from 'react';
import './section-head.css';

type Props = { title: ReactNode; aside?: ReactNode; level?: 1 | 2 | 3; id?: string };

export function SectionHead({ title, aside, level = 2, id }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="kg-section-head">
      <Heading id={id}>{title}</Heading>
      {aside && <div className="kg-section-aside">{aside}</div>}
    </div>
  );
}
