/** The rows of an employer's applicants, with the button for more (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { listPageSize } from '#contract/limits.ts';
import { isProvince } from '#contract/places.ts';
import { useProvinceName } from '#client/language/place-names.ts';
import { type Pages, ShowMore, useShowMore } from '#client/ui/show-more.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { usePreloadApplication } from '../../application-list-loading.tsx';
import { StarButton, useStar } from '../star-button.tsx';
import { useWaitingActions, type WaitingDecision } from '../waiting-actions.ts';
import { isNameless, useApplicantName } from '../../applicant-name.ts';
import { AnswerList } from '../../answer-list.tsx';
import { createPlaceParser } from './applicant-filter.ts';
import { ApplicantState } from './applicant-state.tsx';

type ApplicantEntryProps = {
  application: Application;
  /** False if the list shows one job only. */
  withJob: boolean;
  placeOf: PlaceParser;
  waiting: WaitingDecision | undefined;
  /** A star that is waiting to be sent. */
  waitingStar: boolean | undefined;
  onStar: (starred: boolean) => void;
};

function ApplicantLink({ id, children }: { id: number; children: string }) {
  return (
    <Link className="stretched" to="/application/$id" params={{ id: String(id) }} lang={langOf(children)}>
      {children}
    </Link>
  );
}

/** What the employer needs to decide without opening it: place, work and phone, and the answers. */
type PlaceParser = ReturnType<typeof createPlaceParser>;

function ApplicantFacts({ application, placeOf }: { application: Application; placeOf: PlaceParser }) {
  const { t } = useLingui();
  const provinceName = useProvinceName();
  const { city, job_title, last_job, phone, answers } = application;
  const last = [last_job?.job_title, last_job?.company].filter(Boolean).join(', ');
  const number = phoneText(phone ?? '');
  const place = placeOf(city) ?? '';
  const facts = [
    isProvince(place) ? provinceName(place) : city?.trim(),
    job_title,
    last && last !== job_title ? last : '',
  ].filter(Boolean);
  return (
    <>
      {(facts.length > 0 || number) && (
        <p className="applicant-facts">
          {facts.map((fact, at) => (
            <UserText key={at}>{fact ?? ''}</UserText>
          ))}
          {number && (
            <a className="kg-link above" href={phoneLink(phone ?? '')} aria-label={t`Call ${number}`}>
              {number}
            </a>
          )}
        </p>
      )}
      <AnswerList answers={answers} />
    </>
  );
}

/** "Dara applied to Cook" (product 2.11, 2.30). */
function ApplicantEntry(props: ApplicantEntryProps) {
  const { application, withJob, placeOf, waiting, waitingStar, onStar } = props;
  const { id, job_id, job_name } = application;
  const name = useApplicantName()(application);
  const starred = waitingStar ?? application.starred ?? false;
  return (
    <li className={isNameless(application) ? 'nameless' : undefined}>
      <Avatar name={isNameless(application) ? '' : name} size={48} />
      <div className="application-entry">
        {withJob ? (
          <h2 className="plain">
            <Trans>
              <ApplicantLink id={id}>{name}</ApplicantLink> applied to{' '}
              <Link
                className="above"
                to="/jobDetail/$id"
                params={{ id: String(job_id) }}
                lang={langOf(job_name)}
              >
                {job_name}
              </Link>
            </Trans>
          </h2>
        ) : (
          <h2>
            <ApplicantLink id={id}>{name}</ApplicantLink>
          </h2>
        )}
        <ApplicantFacts application={application} placeOf={placeOf} />
        <ApplicantState application={application} waiting={waiting} />
      </div>
      <StarButton
        name={name}
        starred={starred}
        isWaiting={waitingStar !== undefined}
        onToggle={() => onStar(!starred)}
      />
    </li>
  );
}

type Props = { user: User; applications: readonly Application[]; pages: Pages; withJob: boolean };

export function ApplicantList({ user, applications, pages, withJob }: Props) {
  const { shown, onMore } = useShowMore(applications, { pages, step: listPageSize });
  const { decisions, stars } = useWaitingActions();
  const setStar = useStar(user);
  const [placeOf] = useState(createPlaceParser);
  usePreloadApplication();
  return (
    <>
      <ul className="kg-rows application-list applicants">
        {shown.map((application) => (
          <ApplicantEntry
            key={application.id}
            application={application}
            withJob={withJob}
            placeOf={placeOf}
            waiting={decisions.get(application.id)}
            waitingStar={stars.get(application.id)}
            onStar={(starred) => setStar({ application, starred, isQueued: stars.has(application.id) })}
          />
        ))}
      </ul>
      <ShowMore onMore={onMore} pages={pages} />
    </>
  );
}
