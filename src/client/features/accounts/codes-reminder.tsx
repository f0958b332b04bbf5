/** Tells whoever has just got back in to make new recovery codes (product 2.37), at the top of the settings. */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { useHasRecovered } from './recovered.ts';

const CodesSheet = lazySheet(async () => (await import('./codes-sheet.tsx')).CodesSheet);

export function CodesReminder({ user }: { user: User }) {
  const isReminded = useHasRecovered(user.user_id);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isReminded && (
        <div className="codes-reminder">
          <Note tone="marigold">
            <p>
              <Trans>Make new recovery codes now, for the next time you forget your password.</Trans>
            </p>
            <Button variant="outline" small onClick={() => setOpen(true)}>
              <Trans>Make new codes</Trans>
            </Button>
          </Note>
        </div>
      )}
      <CodesSheet user={user} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
