/** The notices of today and, apart from them, the earlier ones. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type Notice } from '#contract/notices.ts';
import { dayOf, today } from '#client/language/dates.ts';
import { NoticeRow } from './notice-row.tsx';

type Props = { notices: readonly Notice[]; marked: ReadonlySet<number> };

function Day({ title, notices, marked }: Props & { title: ReactNode }) {
  const id = useId();
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="notices-day">
        {title}
      </h2>
      <ul className="notices-rows">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isNew={marked.has(notice.id)} />
        ))}
      </ul>
    </section>
  );
}

export function NoticeList({ notices, marked }: Props) {
  const isOfToday = ({ at }: Notice) => dayOf(at) === today();
  return (
    <>
      <Day title={<Trans>Today</Trans>} notices={notices.filter(isOfToday)} marked={marked} />
      <Day
        title={<Trans>Earlier</Trans>}
        notices={notices.filter((notice) => !isOfToday(notice))}
        marked={marked}
      />
    </>
  );
}
