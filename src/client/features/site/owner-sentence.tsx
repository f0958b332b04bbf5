import { Trans } from '@lingui/react/macro';
import { UserText } from '#client/ui/user-text.tsx';

/** Who is responsible for the site, for the contact page and the legal pages. */
export function OwnerSentence({ owner: name }: { owner: string }) {
  // An element, because Lingui would take a `<` of the name for a tag of the message.
  const owner = <UserText>{name}</UserText>;
  return (
    <p>
      <Trans>{owner} is responsible for this site.</Trans>
    </p>
  );
}
