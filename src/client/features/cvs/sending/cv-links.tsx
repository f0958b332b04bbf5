/** Makes links that open the CV, and shows and ends those that hold (product 2.44). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useTexts } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CvLinkDays } from '#contract/cv-links.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioChips } from '#client/ui/chip.tsx';
import { Switch } from '#client/ui/fields/switch.tsx';
import { notify } from '#client/ui/notices.ts';
import { shareable, useShare } from '../share-choice.ts';
import { partNames } from '../shared-part-names.ts';
import { cvLinksQuery, useEndCvLink, useMakeCvLink } from './cv-link-queries.ts';
import { LinkRow } from './link-row.tsx';
import { NewLink } from './new-link.tsx';

const daysBy: Readonly<Record<string, CvLinkDays>> = { day: 1, week: 7, open: null };

export function CvLinks({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { i18n } = useTexts();
  const isOnline = useIsOnline();
  const failureText = useFailureText();
  const { data: links = [] } = useQuery(cvLinksQuery(userId));
  const [share, setShare] = useState(useShare(userId));
  const [lasts, setLasts] = useState('day');
  const making = useMakeCvLink(userId);
  const ending = useEndCvLink(userId);
  const tell = (failure: Error) =>
    notify('red', hasCode(failure, 'too_many') ? t`You have 20 links. End one first.` : failureText(failure));
  const made = making.data;
  return (
    <div className="cv-send">
      {made ? (
        <NewLink token={made.token} />
      ) : (
        <>
          <p>
            <Trans>Whoever has the link sees your CV as it is then, without logging in.</Trans>
          </p>
          <fieldset className="kg-field">
            <legend className="kg-label">
              <Trans>It works</Trans>
            </legend>
            <RadioChips
              name="cv-link-lasts"
              options={[
                { value: 'day', label: <Trans>for a day</Trans> },
                { value: 'week', label: <Trans>for a week</Trans> },
                { value: 'open', label: <Trans>until I end it</Trans> },
              ]}
              value={lasts}
              onChange={setLasts}
            />
          </fieldset>
          <div>
            {shareable.map((part) => (
              <Switch
                key={part}
                label={i18n._(partNames[part])}
                checked={share[part]}
                onChange={({ target }) => setShare({ ...share, [part]: target.checked })}
              />
            ))}
          </div>
          <Button
            wide
            busy={making.isPending}
            disabled={!isOnline}
            onClick={() => making.mutate({ days: daysBy[lasts] ?? null, share }, { onError: tell })}
          >
            {isOnline ? <Trans>Make a link</Trans> : <Trans>Needs internet</Trans>}
          </Button>
        </>
      )}
      {links.length > 0 && (
        <section>
          <h3>
            <Trans>Links that work now</Trans>
          </h3>
          <ul className="kg-rows">
            {links.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                isBusy={ending.isPending || !isOnline}
                onEnd={() =>
                  ending.mutate(link.id, {
                    onSuccess: () => made?.id === link.id && making.reset(),
                    onError: tell,
                  })
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
