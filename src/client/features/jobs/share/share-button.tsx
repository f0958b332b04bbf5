/** Passes a job or a company on where people talk (product 2.50): opens the ways to do it. */
import { useLingui } from '@lingui/react/macro';
import { shareSocialOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type JobDetail } from '#contract/jobs.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';

const ShareSheet = lazySheet(async () => (await import('./share-page-sheet.tsx')).ShareSheet);

type Props = {
  title: string;
  /** Within this site. */
  path: string;
  shape: 'icon' | 'word';
  /** What is shared, where it is a job: its facts can go as a picture. */
  job?: JobDetail;
};

export function ShareButton({ title, path, shape, job }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const looks = {
    icon: shareSocialOutline,
    onClick: () => setOpen(true),
    'aria-haspopup': 'dialog',
  } as const;
  return (
    <>
      {shape === 'icon' ? (
        <IconButton label={t`Share`} {...looks} />
      ) : (
        <Button variant="plain" {...looks}>
          {t`Share`}
        </Button>
      )}
      <ShareSheet title={title} path={path} job={job} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
