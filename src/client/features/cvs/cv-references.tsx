/** The people who vouch for the CV's owner, and how to reach them. */
import { type Cv } from '#contract/cvs.ts';
import { UserText } from '#client/ui/user-text.tsx';

/** Referees' numbers are free text: only what can be dialled is kept for the link. */
const dialled = (typed: string): string => `tel:${typed.replace(/[^\d+]/g, '')}`;

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
            <a className="kg-link" href={dialled(contact_number)}>
              {contact_number}
            </a>
            <a className="kg-link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
