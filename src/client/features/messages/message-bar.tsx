/** The field at the foot of a page in which one writes to the other side; what is typed is stored until it is sent. */
import { useLingui } from '@lingui/react/macro';
import { send } from 'ionicons/icons';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { messageDraft } from '#client/data/drafts.ts';
import { readSession } from '#client/data/session.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { sendMessage } from './message-sending.ts';
import './message-bar.css';

type Props = {
  /** The application. */
  id: number;
  /** What the outbox calls the message by. */
  subject: string;
  /** Before the field. */
  children?: ReactNode;
};

const mostRows = 5;

/** Return writes a new line on phones, where the field has no other way to one. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;

export function MessageBar({ id, subject, children }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const draft = messageDraft(id);
  const [text, setText] = useState(() => draft.read() ?? '');
  const fieldId = useId();
  const type = (typed: string) => {
    setText(typed);
    draft.write(typed);
  };
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    type('');
    const userId = readSession()?.user_id;
    sendMessage(id, said, subject).catch((failure: Error) => {
      // Before what was typed since, also where the page has been left; not on the phone of who signed out.
      const withSaid = (typed: string) => (typed === '' ? said : `${said}\n${typed}`);
      if (readSession()?.user_id === userId) draft.write(withSaid(draft.read() ?? ''));
      setText(withSaid);
      notify('red', failureText(failure));
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.shiftKey && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && isPlain && hasKeyboard()) submit(event);
  };
  return (
    <StickyBar>
      <form className="message-bar" onSubmit={submit}>
        {children}
        <label className="kg-visually-hidden" htmlFor={fieldId}>
          {t`Write a message`}
        </label>
        <textarea
          id={fieldId}
          value={text}
          rows={Math.min(mostRows, text.split('\n').length)}
          maxLength={lengths.applicationMessage}
          placeholder={t`Write a message`}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" className="message-send" icon={send} size={22} label={t`Send`} />
      </form>
    </StickyBar>
  );
}
