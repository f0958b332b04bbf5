/** Marks what was read from a pasted text until the employer has looked at it (product 2.7). */
import { Trans } from '@lingui/react/macro';
import { alertCircleOutline, checkmark } from 'ionicons/icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';

/** @param part as in `guessed` of the draft */
export function GuessMark({ part, children }: { part: string; children: ReactNode }) {
  const form = useDraftForm();
  const id = useId();
  const line = useRef<HTMLDivElement>(null);
  const isGuess = useDraft(({ guessed }) => guessed.includes(part));
  // The line stays in its place, so that nothing moves under the finger.
  const [hasLine, setLine] = useState(isGuess);
  if (isGuess && !hasLine) setLine(true);
  const look = () => {
    if (isGuess) form.change({ guessed: form.read().guessed.filter((one) => one !== part) });
  };
  return (
    <div role={hasLine ? 'group' : undefined} aria-describedby={hasLine ? id : undefined}>
      <div onFocusCapture={look} onChangeCapture={look} onClickCapture={look}>
        {children}
      </div>
      {hasLine && (
        <div ref={line} tabIndex={-1} className={isGuess ? 'posting-guess' : 'posting-guess looked'}>
          <span id={id}>
            <Icon name={isGuess ? alertCircleOutline : checkmark} size={18} />
            {isGuess ? (
              <Trans>Check: read from your text</Trans>
            ) : (
              <Trans comment="The employer has looked at what was read from a pasted text">Checked</Trans>
            )}
          </span>
          {isGuess && (
            <Button
              variant="plain"
              small
              aria-describedby={id}
              data-guess
              onClick={() => {
                look();
                // The button is gone now.
                line.current?.focus({ preventScroll: true });
              }}
            >
              <Trans comment="Confirms what was read from a pasted text">It's right</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Shows the first mark of the visible step that was not looked at. Returns whether there is one. */
export function showFirstGuess(): boolean {
  const marks = [...document.querySelectorAll<HTMLElement>('[data-guess]')];
  const first = marks.find((mark) => mark.getClientRects().length > 0);
  first?.focus({ preventScroll: true });
  first?.closest('[role=group]')?.scrollIntoView({ block: 'center' });
  return first !== undefined;
}
