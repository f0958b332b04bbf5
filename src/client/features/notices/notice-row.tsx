/** One notice in the list: the picture of its kind, its sentence, which is never cut, and when it was. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Notice } from '#contract/notices.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { noticeIcons } from './notice-icon.ts';
import { interviewIn } from './interview-text.ts';
import { NoticeLink } from './notice-link.tsx';
import { NoticeSentence } from './notice-sentence.tsx';

/** What follows the time. */
function Aside({ notice: { kind, text, job_id }, isNew }: Props) {
  const [now] = useState(Date.now);
  // Neither one that has passed nor one whose time is gone with its account can be answered.
  if (kind === 'interview' && isNew && Date.parse(interviewIn(text).at) > now)
    return (
      <>
        {' · '}
        <Trans>please answer</Trans>
      </>
    );
  // Of several jobs the sentence says it.
  if (kind !== 'search_alert' || text === null || job_id === null) return null;
  return (
    <>
      {' · '}
      <Trans>
        alert “<UserText>{text}</UserText>”
      </Trans>
    </>
  );
}

type Props = { notice: Notice; isNew: boolean };

export function NoticeRow({ notice, isNew }: Props) {
  return (
    <li>
      <NoticeLink notice={notice} className={isNew ? 'notice-row new' : 'notice-row'}>
        <span className="notice-icon">
          <Icon name={noticeIcons[notice.kind]} size={22} />
        </span>
        <span className="notice-words">
          <span className="notice-sentence">
            {isNew && (
              <span className="kg-visually-hidden">
                <Trans comment="A notice that has not been read">New</Trans>{' '}
              </span>
            )}
            <NoticeSentence notice={notice} />
          </span>
          <span className="notice-time">
            <RelativeTime of={notice.at} />
            <Aside notice={notice} isNew={isNew} />
          </span>
        </span>
      </NoticeLink>
    </li>
  );
}
