/** The four kinds of what waits, with how much of each: a radio group. */
import { useLingui } from '@lingui/react/macro';
import { type OperatorCounts, type QueueKind, queueKinds } from '#contract/operators.ts';
import { RadioChips } from '#client/ui/chip.tsx';

type Props = {
  kind: QueueKind;
  counts: OperatorCounts | undefined;
  onChoose: (kind: QueueKind) => void;
};

export function useKindNames(): Readonly<Record<QueueKind, string>> {
  const { t } = useLingui();
  return {
    reports: t({ message: 'Reports', comment: 'Reported jobs' }),
    posts: t({ message: 'Posts', comment: 'Postings that wait for their check' }),
    verifications: t`Companies`,
    messages: t`Messages`,
  };
}

export function KindChips({ kind, counts, onChoose }: Props) {
  const { t } = useLingui();
  const names = useKindNames();
  return (
    <fieldset className="kind-chips">
      <legend className="kg-visually-hidden">{t`What waits`}</legend>
      <RadioChips
        name="queue-kind"
        value={kind}
        onChange={onChoose}
        options={queueKinds.map((value) => ({
          value,
          label: (
            <>
              {names[value]} {counts && <em>{counts[value]}</em>}
            </>
          ),
        }))}
      />
    </fieldset>
  );
}
