/** Why nobody gets in with this account, and whom to call (product 4.18). */
import { Trans } from '@lingui/react/macro';
import { contactFacts } from '#client/features/site/contact-facts.ts';
import { Note } from '#client/ui/note.tsx';

export function SuspendedNote() {
  const { phone, phoneLink } = contactFacts;
  return (
    <Note tone="red">
      <Trans>
        This account is suspended. Call us:{' '}
        <a className="kg-link" href={phoneLink}>
          {phone}
        </a>
      </Trans>
    </Note>
  );
}
