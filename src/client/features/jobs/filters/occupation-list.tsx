/** Chooses the kind of work: a group of occupations or one of them, only those that open jobs have. */
import { Plural, useLingui } from '@lingui/react/macro';
import { chevronDown } from 'ionicons/icons';
import { FailureState } from '#client/ui/failure-state.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { groupIcon } from '../occupations/group-icons.ts';
import {
  type NamedGroup,
  type NamedOccupation,
  useOccupationGroups,
} from '../occupations/occupation-queries.ts';
import { ChoiceList, ChoiceRadio } from './choice-list.tsx';
import { type Choice } from './choices.ts';
import './occupation-list.css';

type Value = string | undefined;

const choiceOf = ({ code, name, names, jobs }: NamedOccupation, text = name): Choice<Value> => ({
  value: code,
  text,
  alsoKnownAs: names,
  aside: <Plural value={jobs} one="# job" other="# jobs" />,
});

type Props = { value: Value; onChoose: (code: Value) => void; onBack: () => void };

export function OccupationList({ value, onChoose, onBack }: Props) {
  const { t } = useLingui();
  const { groups, hasFailed, refetch } = useOccupationGroups();
  const any: Choice<Value> = { value: undefined, text: t`Any kind of work` };
  const radio = (choice: Choice<Value>) => (
    <ChoiceRadio
      key={choice.value ?? ''}
      choice={choice}
      checked={choice.value === value}
      onChoose={onChoose}
      onDone={onBack}
    />
  );
  const disclosure = (group: NamedGroup) => {
    const { code, name, jobs, occupations } = group;
    const isChosen = code === value || occupations.some((each) => each.code === value);
    return (
      <details key={code} className="occupation-group" open={isChosen}>
        <summary>
          <Icon name={groupIcon(code)} size={24} />
          <span>{name}</span>
          <small className="kg-muted">
            <Plural value={jobs} one="# job" other="# jobs" />
          </small>
          <Icon name={chevronDown} size={20} />
        </summary>
        {radio(choiceOf(group, t`All: ${name}`))}
        {occupations.map((each) => radio(choiceOf(each)))}
      </details>
    );
  };
  return (
    <ChoiceList<Value>
      title={t`Kind of work`}
      choices={[
        any,
        ...(groups ?? []).flatMap((group) => [group, ...group.occupations]).map((each) => choiceOf(each)),
      ]}
      value={value}
      onChoose={onChoose}
      onBack={onBack}
      withBack
      browse={
        groups ? (
          <>
            {radio(any)}
            {groups.map(disclosure)}
          </>
        ) : hasFailed ? (
          <FailureState message={t`The kinds of work couldn't be loaded.`} onRetry={refetch} />
        ) : (
          <SkeletonGroup>
            {[60, 75, 50, 70].map((width) => (
              <Skeleton key={width} width={`${width}%`} height={28} />
            ))}
          </SkeletonGroup>
        )
      }
    />
  );
}
