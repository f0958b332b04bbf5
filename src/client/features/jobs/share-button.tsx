/** Passes a job's address on: through the phone's share sheet, else by copying the link. */
import { useLingui } from '@lingui/react/macro';
import { shareSocialOutline } from 'ionicons/icons';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { siteOrigin } from '#client/data/site-origin.ts';

type Props = {
  title: string;
  /** Within this site. */
  path: string;
  shape: 'icon' | 'word';
};

export function ShareButton({ title, path, shape }: Props) {
  const { t } = useLingui();
  const share = async () => {
    const url = new URL(path, siteOrigin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is no failure; a tap that had to wait for the app may open none any more.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    try {
      await navigator.clipboard.writeText(url);
      notify('blue', t`Link copied.`);
    } catch {
      // Without a clipboard (http) the address can be copied by hand.
      notify('blue', url);
    }
  };
  return shape === 'icon' ? (
    <IconButton icon={shareSocialOutline} label={t`Share`} onClick={() => void share()} />
  ) : (
    <Button variant="plain" icon={shareSocialOutline} onClick={() => void share()}>
      {t`Share`}
    </Button>
  );
}
