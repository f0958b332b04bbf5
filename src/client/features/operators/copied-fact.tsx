/** A fact that is needed elsewhere: read, and copied by a tap. */
import { useLingui } from '@lingui/react/macro';
import { copyOutline } from 'ionicons/icons';
import { IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/notices.ts';
import { langOf } from '#client/ui/user-text.tsx';

type Props = { label: string; value: string; href?: string };

export function CopiedFact({ label, value, href }: Props) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notify('green', t`Copied`),
      () => notify('red', t`This could not be copied. Please mark it by hand.`),
    );
  return (
    <div className="copied-fact">
      <dt className="kg-label">{label}</dt>
      <dd>
        {href === undefined ? (
          <span lang={langOf(value)}>{value}</span>
        ) : (
          <a className="kg-link" href={href}>
            {value}
          </a>
        )}
        <IconButton icon={copyOutline} size={20} label={t`Copy: ${value}`} onClick={() => void copy()} />
      </dd>
    </div>
  );
}
