/** The head of a CV: the person's name, contact details and facts. */
import { useLingui } from '@lingui/react/macro';
import {
  briefcaseOutline,
  calendarNumberOutline,
  callOutline,
  locationOutline,
  logoGithub,
  mailOutline,
} from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type Cv } from '#contract/cvs.ts';
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { useDates } from '#client/language/dates.ts';
import { usePersonName } from '#client/language/names.ts';
import { phoneLink, phoneText } from '#client/language/phone-text.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { useCountryName } from '../country-names.ts';
import { cityName } from './city-name.ts';

const webAddress = /^https?:\/\/\S+$/i;
const bareAddress = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;
const accountName = /^@?([a-z\d](?:[a-z\d-]{0,38}))$/i;

/** Accepts a URL, a URL without its scheme, or an account name; undefined for anything else. */
export function githubLink(typed: string): string | undefined {
  const text = typed.trim();
  if (webAddress.test(text)) return text;
  if (bareAddress.test(text)) return `https://${text}`;
  const [, account] = accountName.exec(text) ?? [];
  return account && `https://github.com/${account}`;
}

type Person = Cv['user_info'];

function Fact({ icon, name, children }: { icon: string; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} label={name} />
      <span>{children}</span>
    </li>
  );
}

function Link({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return <UserText>{children}</UserText>;
  const isExternal = href.startsWith('http');
  return (
    <a href={href} {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
}

export function CvPerson({ person, level }: { person: Person; level: 2 | 3 }) {
  const { t, i18n } = useLingui();
  const label = useCvLabel();
  const countryName = useCountryName();
  const personName = usePersonName();
  const { longDate } = useDates();
  const Heading = `h${level}` as const;
  const name = personName(person);
  const place = [person.address, cityName(i18n, person.city), countryName(person.country)]
    .filter(Boolean)
    .join(', ');
  return (
    <section className="cv-part kg-card padded">
      <div className="cv-person">
        <Avatar name={name} size={60} />
        <div>
          <Heading lang={langOf(name)}>{name}</Heading>
          <p className="kg-muted" lang={langOf(person.job_title)}>
            {[person.job_title, label(person.job_level)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <ul className="cv-person-facts">
        {person.contact_number !== '' && (
          <Fact icon={callOutline} name={t`Contact number`}>
            <Link href={phoneLink(person.contact_number)}>{phoneText(person.contact_number)}</Link>
          </Fact>
        )}
        {person.email !== '' && (
          <Fact icon={mailOutline} name={t`E-mail`}>
            <Link href={`mailto:${person.email}`}>{person.email}</Link>
          </Fact>
        )}
        {place !== '' && (
          <Fact icon={locationOutline} name={t`Address`}>
            <UserText>{place}</UserText>
          </Fact>
        )}
        {person.date_of_birth !== '' && (
          <Fact icon={calendarNumberOutline} name={t`Date of birth`}>
            {longDate(person.date_of_birth)}
          </Fact>
        )}
        {person.industry !== '' && (
          <Fact icon={briefcaseOutline} name={t`Industry`}>
            {label(person.industry)}
          </Fact>
        )}
        {person.github !== '' && (
          <Fact icon={logoGithub} name={t`GitHub`}>
            <Link href={githubLink(person.github)}>{person.github}</Link>
          </Fact>
        )}
      </ul>
    </section>
  );
}
