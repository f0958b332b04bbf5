/** The reasons why a job or person was reported, each with an icon and a count. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  cashOutline,
  constructOutline,
  documentLockOutline,
  globeOutline,
  handLeftOutline,
  helpCircleOutline,
  keyOutline,
  megaphoneOutline,
  pricetagsOutline,
  ellipsisHorizontalCircleOutline,
} from 'ionicons/icons';
import { type PersonReportReason, personReportReasons } from '#contract/reports.ts';
import { Icon } from '#client/ui/icon.tsx';

const reasons = {
  fee: {
    name: msg({ message: 'Money', comment: 'A job is reported for it' }),
    icon: cashOutline,
    isSerious: true,
  },
  fake: { name: msg`Not real`, icon: helpCircleOutline, isSerious: false },
  documents: { name: msg`Documents`, icon: documentLockOutline, isSerious: true },
  abroad: { name: msg`Abroad`, icon: globeOutline, isSerious: true },
  conditions: { name: msg`Conditions`, icon: constructOutline, isSerious: false },
  codes: { name: msg`Codes or passwords`, icon: keyOutline, isSerious: true },
  harassment: { name: msg`Insults or threats`, icon: megaphoneOutline, isSerious: true },
  spam: { name: msg`Advertising`, icon: pricetagsOutline, isSerious: false },
  discrimination: { name: msg`Discrimination`, icon: handLeftOutline, isSerious: false },
  other: { name: msg`Something else`, icon: ellipsisHorizontalCircleOutline, isSerious: false },
} as const;

export function useReasonName(): (reason: PersonReportReason) => string {
  const { i18n } = useLingui();
  return (reason) => i18n._(reasons[reason].name);
}

type Props = { reports: readonly { readonly reason: PersonReportReason }[] };

/** Most frequent first. */
export function ReportCounts({ reports }: Props) {
  const reasonName = useReasonName();
  const counted = personReportReasons
    .map((reason) => ({ reason, count: reports.filter((report) => report.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return (
    <>
      {counted.map(({ reason, count }) => (
        <span key={reason} className={reasons[reason].isSerious ? 'queue-reason grave' : 'queue-reason'}>
          <Icon name={reasons[reason].icon} size={16} />
          {reasonName(reason)} ×{count}
        </span>
      ))}
    </>
  );
}
