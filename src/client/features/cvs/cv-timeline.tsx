/** The dated sections of a CV, newest first, along a line with marigold squares. */
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useDates } from '#client/language/dates.ts';
import { UserText } from '#client/ui/user-text.tsx';
import { useCountryName } from './country-names.ts';
import { usePeriodText } from './cv-dates.ts';

type Items<S extends 'work_exp' | 'education' | 'achievement'> = { section: S; items: NonNullable<Cv[S]> };
type Props = Items<'work_exp'> | Items<'education'> | Items<'achievement'>;

type Row = { id: number; title: string; line: string; time: string; text: string; newest: string };

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

function useRows({ section, items }: Props): Row[] {
  const label = useCvLabel();
  const countryName = useCountryName();
  const period = usePeriodText();
  const { longDate } = useDates();
  switch (section) {
    case 'work_exp':
      return items.map((item) => ({
        id: item.id,
        title: item.job_title,
        line: joined(
          item.company,
          label(item.type_of_exp),
          label(item.job_level),
          item.city,
          countryName(item.country),
        ),
        time: period(item.start_date, item.end_date),
        text: item.description,
        newest: item.end_date,
      }));
    case 'education':
      return items.map((item) => ({
        id: item.id,
        title: joined(label(item.degree), item.major),
        line: joined(item.school, item.city, countryName(item.country)),
        time: period(item.start_date, item.end_date),
        text: item.description,
        newest: item.end_date,
      }));
    case 'achievement':
      return items.map((item) => ({
        id: item.id,
        title: item.title,
        line: '',
        time: longDate(item.date),
        text: item.description,
        newest: item.date,
      }));
  }
}

export function CvTimeline(props: Props) {
  const rows = useRows(props).sort((one, other) => other.newest.localeCompare(one.newest));
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
