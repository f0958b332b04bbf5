/** Why a job was reported: an icon and a word, with how often. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  cashOutline,
  constructOutline,
  documentLockOutline,
  globeOutline,
  handLeftOutline,
  helpCircleOutline,
  ellipsisHorizontalCircleOutline,
} from 'ionicons/icons';
import { type ReportReason, reportReasons } from '#contract/reports.ts';
import { Icon } from '#client/ui/icon.tsx';

const looks = {
  fee: {
    word: msg({ message: 'Money', comment: 'A job is reported for it' }),
    icon: cashOutline,
    grave: true,
  },
  fake: { word: msg`Not real`, icon: helpCircleOutline, grave: false },
  documents: { word: msg`Documents`, icon: documentLockOutline, grave: true },
  abroad: { word: msg`Abroad`, icon: globeOutline, grave: true },
  conditions: { word: msg`Conditions`, icon: constructOutline, grave: false },
  discrimination: { word: msg`Discrimination`, icon: handLeftOutline, grave: false },
  other: { word: msg`Something else`, icon: ellipsisHorizontalCircleOutline, grave: false },
} as const;

export function useReasonWord(): (reason: ReportReason) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(looks[reason].word);
}

type Props = { reports: readonly { readonly reason: ReportReason }[] };

/** The most frequent first. */
export function ReportReasons({ reports }: Props) {
  const word = useReasonWord();
  const counted = reportReasons
    .map((reason) => ({ reason, times: reports.filter((report) => report.reason === reason).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
  return (
    <>
      {counted.map(({ reason, times }) => (
        <span key={reason} className={looks[reason].grave ? 'queue-reason grave' : 'queue-reason'}>
          <Icon name={looks[reason].icon} size={16} />
          {word(reason)} ×{times}
        </span>
      ))}
    </>
  );
}
