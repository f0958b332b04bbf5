/** The reason that the record wants for each decision (product 2.24), and the decision once there is one. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { operatorKeys } from './operator-queries.ts';

type Options<Answer> = {
  readonly send: (reason: string) => Promise<Answer>;
  /** Called when the lists say what was decided. */
  readonly onDone: (answer: Answer) => void;
  readonly wanted?: boolean;
};

export function useReasonForm<Answer>({ send, onDone, wanted = true }: Options<Answer>) {
  const failureText = useFailureText();
  const client = useQueryClient();
  const userId = useSession()?.user_id ?? 0;
  const form = useForm({ reason: '' });
  const id = useId();
  const deciding = useMutation({
    mutationFn: () => send(form.read().reason),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all(userId) }),
  });
  const submit = () => {
    if (deciding.isPending) return;
    // Also where the call does not want one.
    const isMissing = wanted && form.read().reason.trim() === '';
    if (form.refuse(isMissing ? { reason: 'required' } : {})) return;
    deciding.mutate(undefined, {
      onSuccess: onDone,
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  /** The next reason is another one. */
  const clear = () => form.change({ reason: '' });
  return { form, id, submit, clear, isPending: deciding.isPending };
}

type Props = { reason: Pick<ReturnType<typeof useReasonForm>, 'form' | 'id' | 'submit'>; label: string };

export function ReasonForm({ reason: { form, id, submit }, label }: Props) {
  const field = useField(form, 'reason');
  return (
    <Form form={form} id={id} onSubmit={submit} className="person-form">
      <TextareaField label={label} {...field} maxLength={lengths.operatorReason} />
    </Form>
  );
}
