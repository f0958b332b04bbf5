/** One line saying which parts of the CV the next application sends, with a button to choose (product 2.27). */
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { documentTextOutline } from 'ionicons/icons';
import { useState } from 'react';
import { useSession } from '#client/data/session.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { cvQuery } from '../cv-queries.ts';
import { optionalParts, partList } from './share-choice.ts';
import { useShare } from './share-choice.ts';
import './share-line.css';

const SharedPartsSheet = lazySheet(async () => (await import('./shared-parts-sheet.tsx')).SharedPartsSheet);

function Line({ userId }: { userId: number }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // As far as this device knows: without a CV, Apply asks for a work card first.
  const { data: cv } = useQuery({ ...cvQuery(userId), enabled: false });
  const share = useShare(userId);
  const list = partList(
    i18n,
    optionalParts.filter((part) => !share[part]),
  );
  if (cv === null) return null;
  return (
    <div className="cv-share-line">
      <Icon name={documentTextOutline} size={20} />
      <span>{list ? <Trans>Sent without: {list}</Trans> : <Trans>Your full CV will be sent</Trans>}</span>
      <button type="button" className="kg-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trans comment="What goes with the CV">Choose</Trans>
      </button>
      <SharedPartsSheet userId={userId} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

export function ShareLine() {
  const user = useSession();
  return user?.acc_type === 'employee' ? <Line key={user.user_id} userId={user.user_id} /> : null;
}
