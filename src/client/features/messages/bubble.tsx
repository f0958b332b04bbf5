/** One message: its words, and below them how it stands, or when the other side wrote it. */
import { Trans } from '@lingui/react/macro';
import { checkmark, checkmarkDone } from 'ionicons/icons';
import { clockTime, useWhen } from '#client/language/clock-time.ts';
import { dayOf, today } from '#client/language/dates.ts';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { type Entry } from './thread-entries.ts';
import { UnsentState } from './unsent-state.tsx';

function OwnState({ entry: { item, read_at } }: { entry: Entry }) {
  const when = useWhen();
  if (item) return <UnsentState item={item} />;
  if (read_at === null) {
    return (
      <p className="thread-state">
        <Icon name={checkmark} size={16} />
        <Trans comment="A message that has left the phone">Sent</Trans>
      </p>
    );
  }
  const time = dayOf(read_at) === today() ? clockTime(read_at) : when(read_at);
  return (
    <p className="thread-state">
      <Icon name={checkmarkDone} size={16} />
      <Trans comment="When the other side read the message">Read {time}</Trans>
    </p>
  );
}

/** The day stands above, unless it is this one. */
function WrittenAt({ at }: { at: string }) {
  const when = useWhen();
  return (
    <p className="thread-state">
      <time dateTime={at}>{dayOf(at) === today() ? when(at) : clockTime(at)}</time>
    </p>
  );
}

export function Bubble({ entry }: { entry: Entry }) {
  return (
    <>
      <UserText as="p" className="thread-bubble">
        {entry.text}
      </UserText>
      {entry.mine ? <OwnState entry={entry} /> : <WrittenAt at={entry.at} />}
    </>
  );
}
