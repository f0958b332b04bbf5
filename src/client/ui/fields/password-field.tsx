/** A password field with a button that reveals the password. */
import { useLingui } from '@lingui/react/macro';
import { eyeOffOutline, eyeOutline } from 'ionicons/icons';
import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { FieldFrame, useFieldIds } from './field-frame.tsx';
import { type TextFieldProps } from './text-field.tsx';

type Props = Omit<TextFieldProps, 'type' | 'icon' | 'prefix'>;

export function PasswordField({ label, error, hint, optional, className, id, ...rest }: Props) {
  const { t } = useLingui();
  const [shown, show] = useState(false);
  const ids = useFieldIds({ error, hint }, id);
  const texts = { label, error, hint, optional, className };
  return (
    <FieldFrame {...texts} id={ids.id}>
      <div className="kg-box">
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...ids}
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
