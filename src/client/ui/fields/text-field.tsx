/** One line of text in its frame. */
import { type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { FieldFrame, type FieldWords, useFieldWiring } from './field-frame.tsx';

export type TextFieldProps = FieldWords &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> & {
    icon?: string;
    /** Fixed text before what is typed, read out with the label. */
    prefix?: string;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({
  label,
  error,
  hint,
  optional,
  icon,
  prefix,
  className,
  id,
  ...rest
}: TextFieldProps) {
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  const prefixId = `${wiring.id}-prefix`;
  const described = [prefix && prefixId, wiring['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box">
        {icon && <Icon name={icon} />}
        {prefix && (
          <span className="kg-box-prefix" id={prefixId}>
            {prefix}
          </span>
        )}
        <input type="text" {...rest} {...wiring} aria-describedby={described || undefined} />
      </div>
    </FieldFrame>
  );
}
