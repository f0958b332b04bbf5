/** A form for the reason of a decision, and the mutation that sends it (product 2.24). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { lengths } from '#contract/limits.ts';
import { useSession } from '#client/data/session.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { notify } from '#client/ui/notices.ts';
import { operatorKeys } from './operator-queries.ts';

type Options<Answer> = {
  readonly send: (reason: string) => Promise<Answer>;
  /** Called after the lists were refetched. */
  readonly onDone: (answer: Answer) => void;
  readonly isRequired?: boolean;
};

export function useReasonForm<Answer>({ send, onDone, isRequired = true }: Options<Answer>) {
  const failureText = useFailureText();
  const client = useQueryClient();
  const userId = useSession()?.user_id ?? 0;
  const form = useForm({ reason: '' });
  const id = useId();
  const decision = useMutation({
    mutationFn: () => send(form.read().reason),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all(userId) }),
  });
  const submit = () => {
    if (decision.isPending) return;
    // The contract allows an empty reason for some decisions; the form does not.
    const isMissing = isRequired && form.read().reason.trim() === '';
    if (form.refuse(isMissing ? { reason: 'required' } : {})) return;
    decision.mutate(undefined, {
      onSuccess: onDone,
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  const clear = () => form.change({ reason: '' });
  return { form, id, submit, clear, isPending: decision.isPending };
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
