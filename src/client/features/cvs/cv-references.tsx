/** The people who vouch for the CV's owner, and how to reach them. */
import { type Cv } from '#contract/cvs.ts';
import { freePhoneLink } from '#client/language/phone-text.ts';
import { UserText } from '#client/ui/user-text.tsx';

function PhoneNumber({ number }: { number: string }) {
  const link = freePhoneLink(number);
  if (!link) return <UserText>{number}</UserText>;
  return (
    <a className="kg-link" href={link}>
      {number}
    </a>
  );
}

export function CvReferences({ items }: { items: NonNullable<Cv['reference']> }) {
  return (
    <ul className="cv-references">
      {items.map(({ id, name, position, company, contact_number, email }) => (
        <li key={id}>
          <UserText as="p" className="kg-strong">
            {name}
          </UserText>
          <UserText as="p">{`${position} · ${company}`}</UserText>
          <p>
            <PhoneNumber number={contact_number} />
            <a className="kg-link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
