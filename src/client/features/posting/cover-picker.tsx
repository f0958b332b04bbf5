/** The choice of one of the five cover pictures. */
import { useLingui } from '@lingui/react/macro';
import { coverImages } from '#contract/limits.ts';
import { coverOf } from '#contract/job-looks.ts';

const covers = Array.from({ length: coverImages }, (_, at) => at);

type Props = { img: number; onChange: (img: number) => void };

export function CoverPicker({ img, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="posting-covers">
      <legend className="kg-label">{t`Cover picture`}</legend>
      {covers.map((at) => {
        const number = at + 1;
        return (
          <label key={at}>
            <input
              type="radio"
              name="img"
              checked={img === at}
              aria-label={t`Picture ${number}`}
              onChange={() => onChange(at)}
            />
            <img src={coverOf({ img: at })} alt="" width={96} height={64} />
          </label>
        );
      })}
    </fieldset>
  );
}
