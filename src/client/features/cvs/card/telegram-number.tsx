/** Fills in the number that Telegram knows, after its own question (product 2.64). */
import { Trans } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { paperPlaneOutline } from 'ionicons/icons';
import { nationalNumber } from '#contract/phone.ts';
import { canSend, requestPhoneNumber } from '#client/data/telegram-bridge.ts';
import { useField } from '#client/forms/use-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { type CvForm } from '../cv-values.ts';

/** Telegram gives it with the country's code, perhaps without a plus. */
const shownNumber = (number: string): string => {
  const full = `+${number.replace(/\D/g, '')}`;
  return nationalNumber(full) ?? full;
};

export function TelegramNumber({ form }: { form: CvForm }) {
  const { value, onChange } = useField(form, 'user_info.contact_number');
  const { mutate, isPending } = useMutation({
    mutationFn: requestPhoneNumber,
    networkMode: 'always',
    onSuccess: (number) => number !== undefined && onChange(shownNumber(number)),
    onError: () => notify('red', msg`Telegram didn't give your number. Please type it.`),
  });
  // Older versions of Telegram can't ask.
  if (value !== '' || !canSend('web_app_request_phone') || !canSend('web_app_invoke_custom_method'))
    return null;
  return (
    <div className="work-card-suggestion">
      <Button variant="outline" small icon={paperPlaneOutline} busy={isPending} onClick={() => mutate()}>
        <Trans>Use my number from Telegram</Trans>
      </Button>
    </div>
  );
}
