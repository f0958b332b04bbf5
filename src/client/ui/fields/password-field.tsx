/** A password in its frame, with an eye that shows it. */
import { useLingui } from '@lingui/react/macro';
import { eyeOffOutline, eyeOutline } from 'ionicons/icons';
import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { FieldFrame, useFieldWiring } from './field-frame.tsx';
import { type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'prefix'>;

export function PasswordField({ label, error, hint, optional, className, id, ...rest }: Props) {
  const { t } = useLingui();
  const [shown, show] = useState(false);
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...wiring}
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          icon={shown ? eyeOffOutline : eyeOutline}
          label={shown ? t`Hide password` : t`Show password`}
          aria-pressed={shown}
          onClick={() => show(!shown)}
        />
      </div>
    </FieldFrame>
  );
}
