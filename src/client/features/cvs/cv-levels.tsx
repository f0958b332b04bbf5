/** Skills and languages: a name, its level as a word, and the level as filled steps. */
import { useCvLabel } from '#client/language/cv-option-labels.ts';
import { UserText } from '#client/ui/user-text.tsx';

type Props = {
  /** The levels from the lowest up. */
  steps: readonly string[];
  items: readonly { id: number; name: string; word: string }[];
};

export function CvLevels({ steps, items }: Props) {
  const label = useCvLabel();
  return (
    <ul className="cv-levels">
      {items.map(({ id, name, word }) => {
        const reached = steps.indexOf(word) + 1;
        return (
          <li key={id}>
            <UserText className="kg-strong">{name}</UserText>
            <span className="kg-muted">{label(word)}</span>
            <span className="cv-steps" aria-hidden>
              {steps.map((step, index) => (
                <i key={step} className={index < reached ? 'reached' : undefined} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
