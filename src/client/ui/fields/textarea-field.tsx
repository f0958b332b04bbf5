/** Several lines of text in their frame. */
import { type Ref, type TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords, useFieldWiring } from './field-frame.tsx';

type Props = FieldWords & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextareaField({ label, error, hint, optional, className, id, ...rest }: Props) {
  const wiring = useFieldWiring({ error, hint }, id);
  const words = { label, error, hint, optional, className };
  return (
    <FieldFrame {...words} id={wiring.id}>
      <div className="kg-box tall">
        <textarea rows={3} {...rest} {...wiring} />
      </div>
    </FieldFrame>
  );
}
