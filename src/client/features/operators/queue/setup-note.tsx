/** Names the settings that a real board still needs (product 12.8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '#client/data/site-query.ts';
import { Note } from '#client/ui/note.tsx';
import { missingSettings } from '#contract/site-info.ts';
import './setup-note.css';

export function SetupNote() {
  const { t } = useLingui();
  const site = useSite();
  const or = t({ message: 'or', comment: 'Between names of settings' });
  const missing = site ? missingSettings(site) : [];
  if (missing.length === 0) return null;
  return (
    <section className="setup-note" aria-labelledby="setup-note">
      <Note tone="marigold">
        <h2 id="setup-note">
          <Trans>Finish setting up</Trans>
        </h2>
        <p>
          <Trans>
            Visitors can't see who runs this board or how to reach you. These settings are missing:
          </Trans>
        </p>
        <ul className="kg-bullets">
          {missing.map((names) => (
            <li key={names[0]}>{names.join(` ${or} `)}</li>
          ))}
        </ul>
      </Note>
    </section>
  );
}
