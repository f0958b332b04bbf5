/** The message field at the bottom of an application; the draft is stored until it is sent. */
import { useLingui } from '@lingui/react/macro';
import { send } from 'ionicons/icons';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { messageDraft } from '#client/data/drafts.ts';
import { readSession } from '#client/data/session.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { sendMessage } from './message-sending.ts';
import './message-bar.css';

type Props = {
  /** The application. */
  id: number;
  /** Title of the message in the outbox. */
  subject: string;
  /** Before the field. */
  children?: ReactNode;
};

const maximumRows = 5;

/** Enter sends only with a keyboard: on touch screens it is the only way to type a new line. */
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
    const message = text.trim();
    if (message === '') return;
    type('');
    const userId = readSession()?.user_id;
    sendMessage(id, message, subject).catch((failure: Error) => {
      // Puts the message back before newer text, also after leaving the page; not if another user is logged in.
      const prepend = (typed: string) => (typed === '' ? message : `${message}\n${typed}`);
      if (readSession()?.user_id === userId) draft.write(prepend(draft.read() ?? ''));
      setText(prepend);
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
          rows={Math.min(maximumRows, text.split('\n').length)}
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
