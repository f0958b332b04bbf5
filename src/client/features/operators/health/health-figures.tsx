/** The figures of the board: name, number, and what to do when it is low (product 2.68). */
import { msg, plural } from '@lingui/core/macro';
import { type MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupThousands } from '#client/language/plain-formats.ts';
import { type BoardHealth, type Compared, type HealthFigure } from '#contract/board-health.ts';

type Figure = {
  readonly name: HealthFigure;
  readonly label: MessageDescriptor;
  readonly unit?: 'days' | 'share';
  /** Whether there is something to do. */
  readonly isLow: (now: number) => boolean;
  readonly whatToDo: MessageDescriptor;
  readonly whenWell: MessageDescriptor;
};

const keepGoing = msg`Good. Keep going.`;

const figures: readonly Figure[] = [
  {
    name: 'live_jobs',
    label: msg`Open jobs`,
    isLow: (now) => now < 100,
    whatToDo: msg`Post jobs of employers you know, until there are 100: people leave an empty list.`,
    whenWell: keepGoing,
  },
  {
    name: 'new_jobs',
    label: msg`New jobs`,
    isLow: (now) => now < 25,
    whatToDo: msg`Call five employers who posted before, and ask what they need now.`,
    whenWell: keepGoing,
  },
  {
    name: 'visits',
    label: msg`Visitors, counted once a day`,
    isLow: (now) => now < 100,
    whatToDo: msg`Share three jobs in Telegram and Facebook groups of your province.`,
    whenWell: keepGoing,
  },
  {
    name: 'returning',
    label: msg`Visitors who were here in the 7 days before`,
    isLow: (now) => now < 30,
    whatToDo: msg`Few come back: post new jobs every day, so that there is something new to see.`,
    whenWell: keepGoing,
  },
  {
    name: 'applications',
    label: msg`Applications`,
    isLow: (now) => now < 20,
    whatToDo: msg`Look at the jobs without applications: is the pay given, is the place clear?`,
    whenWell: keepGoing,
  },
  {
    name: 'answered_in_time',
    label: msg`Answered within 7 days`,
    unit: 'share',
    isLow: (now) => now < 0.7,
    whatToDo: msg`Call the employers who leave applications without an answer.`,
    whenWell: keepGoing,
  },
  {
    name: 'days_to_first_application',
    label: msg`From posting to the first application`,
    unit: 'days',
    isLow: (now) => now > 3,
    whatToDo: msg`Jobs wait long for people: share the new ones where such workers are.`,
    whenWell: keepGoing,
  },
  {
    name: 'days_to_answer',
    label: msg`From applying to the answer`,
    unit: 'days',
    isLow: (now) => now > 4,
    whatToDo: msg`People wait long for an answer: tell employers that the best go elsewhere.`,
    whenWell: keepGoing,
  },
  {
    name: 'filled_jobs',
    label: msg`Jobs that found somebody`,
    isLow: (now) => now < 1,
    whatToDo: msg`Ask employers to say how it ended when they stop hiring.`,
    whenWell: keepGoing,
  },
  {
    name: 'reports_per_1000',
    label: msg`Reports per 1,000 open jobs`,
    isLow: (now) => now > 5,
    whatToDo: msg`Many reports: review new postings before they are shown (setting REVIEW).`,
    whenWell: msg`Few reports. Decide each within a day.`,
  },
];

export function useFigureText(): (value: number | null, unit?: Figure['unit']) => string {
  const { t } = useLingui();
  return (value, unit) => {
    if (value === null) return '–';
    if (unit === 'share') return `${Math.round(value * 100)}%`;
    const rounded = Math.round(value * 10) / 10;
    if (unit === 'days') return t`${plural(rounded, { one: '# day', other: '# days' })}`;
    return rounded < 1_000 ? String(rounded) : groupThousands(Math.round(value));
  };
}

function FigureCard({ figure, compared: { now, before } }: { figure: Figure; compared: Compared }) {
  const { i18n } = useLingui();
  const text = useFigureText();
  const earlier = text(before, figure.unit);
  return (
    <li className="kg-card padded">
      <h2>{i18n._(figure.label)}</h2>
      <p className="health-now">{text(now, figure.unit)}</p>
      <p className="kg-muted">
        <Trans>The week before: {earlier}</Trans>
      </p>
      <p>
        {now === null ? (
          <Trans>Nothing to measure this week.</Trans>
        ) : (
          i18n._(figure.isLow(now) ? figure.whatToDo : figure.whenWell)
        )}
      </p>
    </li>
  );
}

export const HealthFigures = ({ health }: { health: BoardHealth }) => (
  <ul className="health-figures">
    {figures.map((figure) => (
      <FigureCard key={figure.name} figure={figure} compared={health.figures[figure.name]} />
    ))}
  </ul>
);
