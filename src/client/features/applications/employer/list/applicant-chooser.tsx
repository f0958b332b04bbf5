/** Selects pending applicants, to answer all of them with one message (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark, close, star } from 'ionicons/icons';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { PageContent } from '#client/ui/page-content.tsx';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { type Pages, ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { ManyDecision } from './many-decision.tsx';
import { useWaitingActions, type WaitingDecision } from '../waiting-actions.ts';
import { useApplicantName } from '../../applicant-name.ts';
import { AnswerList } from '../../answer-list.tsx';
import { ApplicantAge } from './applicant-state.tsx';
import '#client/ui/sub-page-header.css';
import '#client/ui/fields/checkbox.css';

type ApplicantChoiceProps = {
  application: Application;
  waiting: WaitingDecision | undefined;
  disabled: boolean;
  checked: boolean;
  onToggle: () => void;
};

/** One applicant with a checkbox, disabled if there is a decision. */
function ApplicantChoice({ application, waiting, disabled, checked, onToggle }: ApplicantChoiceProps) {
  const id = useId();
  const name = useApplicantName()(application);
  const { status, starred } = application;
  return (
    <li>
      <label className="kg-checkbox applicant-choice">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-labelledby={id}
          aria-describedby={`${id}-state`}
          onChange={onToggle}
        />
        <Icon name={checkmark} size={18} />
        <span>
          <strong id={id} lang={langOf(name)}>
            {name}
          </strong>
          <span className="kg-muted" id={`${id}-state`}>
            {waiting ? (
              <StatusBadge status="waiting" />
            ) : status === 'pending' ? (
              <ApplicantAge application={application} />
            ) : (
              <StatusBadge status={status} viewer="employer" />
            )}
            {starred && (
              <span>
                <Icon name={star} size={16} /> <Trans>Starred</Trans>
              </span>
            )}
          </span>
          <AnswerList answers={application.answers} />
        </span>
      </label>
    </li>
  );
}

type Props = {
  user: User;
  /** The loaded applications; the chooser loads the other pages as well. */
  applications: readonly Application[];
  pages: Pages;
  message: string;
  onMessage: (message: string) => void;
  onClose: () => void;
  onDone: () => void;
};

/** Stops loading pages at this many applications. */
const maximumLoaded = 1_000;

/** Loads page after page, up to `maximumLoaded`; stops at an error. Returns whether it is still loading. */
function useLoadAllPages(pages: Pages, count: number): boolean {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const loadNext = useEffectEvent(() => pages.fetchNextPage());
  const isLoading = hasNextPage && !isFetchNextPageError && count < maximumLoaded;
  useEffect(() => {
    if (isLoading && !isFetchingNextPage) loadNext();
  }, [isLoading, isFetchingNextPage]);
  return isLoading;
}

export function ApplicantChooser({ user, applications, pages, message, onMessage, onClose, onDone }: Props) {
  const { t } = useLingui();
  const { addLayer, setPlainBar } = useShellLinks();
  const { decisions } = useWaitingActions();
  const { shown, onMore } = useShowMore(applications);
  const isLoading = useLoadAllPages(pages, applications.length);
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const onBack = useEffectEvent(onClose);
  useEffect(() => addLayer(() => onBack()), [addLayer]);
  useEffect(() => setPlainBar(), [setPlainBar]);
  useEffect(() => heading.current?.focus(), []);

  const canChoose = ({ id, status }: Application) => status === 'pending' && !decisions.has(id);
  const open = applications.filter(canChoose);
  // Some may have been decided meanwhile, for example on another device.
  const chosen = open.filter(({ id }) => picked.has(id)).map(({ id }) => id);
  const n = chosen.length;
  const toggle = (id: number) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <>
      <header className="kg-sub-header">
        <IconButton icon={close} label={t`Cancel`} onClick={onClose} />
        <h1 className="kg-sub-title kg-head-font" ref={heading} tabIndex={-1}>
          <span role="status">
            <Trans>{n} selected</Trans>
          </span>
        </h1>
        <div className="kg-sub-actions">
          <Button
            variant="plain"
            small
            disabled={open.length === 0}
            busy={isLoading}
            onClick={() => setPicked(new Set(open.map(({ id }) => id)))}
          >
            <Trans>All pending</Trans>
          </Button>
        </div>
      </header>
      <PageContent width="column" className="applicant-chooser" footer="never">
        <ul>
          {shown.map((application) => (
            <ApplicantChoice
              key={application.id}
              application={application}
              waiting={decisions.get(application.id)}
              disabled={!canChoose(application)}
              checked={chosen.includes(application.id)}
              onToggle={() => toggle(application.id)}
            />
          ))}
        </ul>
        <ShowMore onMore={onMore} />
      </PageContent>
      <ManyDecision user={user} ids={chosen} message={message} onMessage={onMessage} onDone={onDone} />
    </>
  );
}
