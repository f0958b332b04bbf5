/** Opens the sheet that shares a job or a company (product 2.50). */
import { useLingui } from '@lingui/react/macro';
import { shareSocialOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type JobDetail } from '#contract/jobs.ts';
import { siteOrigin } from '#client/data/platform.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';

const SharePageSheet = lazySheet(async () => (await import('./share-page-sheet.tsx')).SharePageSheet);

type Props = {
  title: string;
  /** Path within this site. */
  path: string;
  shape: 'icon' | 'word';
  /** Set if a job is shared: its facts can be shared as a picture. */
  job?: JobDetail;
};

export function ShareButton({ title, path, shape, job }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    if (!window.telegramLaunch) return setOpen(true);
    const { shareLink } = await import('#client/data/telegram-bridge.ts');
    shareLink(new URL(path, siteOrigin).href, title);
  };
  const props = {
    icon: shareSocialOutline,
    onClick: () => void share(),
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <>
      {shape === 'icon' ? (
        <IconButton label={t`Share`} {...props} />
      ) : (
        <Button variant="plain" {...props}>
          {t`Share`}
        </Button>
      )}
      <SharePageSheet title={title} path={path} job={job} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
