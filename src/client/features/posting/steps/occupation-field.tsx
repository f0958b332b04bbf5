/** The occupation of a posting; choosing it fills in the other fields (product 2.7, 4.7). */
import { useLingui } from '@lingui/react/macro';
import { type Occupation, occupationCodes } from '#contract/occupations.ts';
import { OccupationPicker } from '#client/forms/occupation-picker.tsx';
import { useField } from '#client/forms/use-form.tsx';
import { loadCode } from '#client/language/load-code.ts';
import { notify } from '#client/ui/toast.ts';
import { useDraft, useDraftForm } from '../draft/draft-store.ts';
import { loadFilling } from '../draft/from-occupation.ts';

/** Chooses an occupation and fills in what is usual for it; undefined for work that is not in the list. */
export function useChooseOccupation() {
  const { t, i18n } = useLingui();
  const form = useDraftForm();
  const language = i18n.locale === 'km' ? 'km' : 'en';

  return async (code: Occupation | undefined, typed?: string) => {
    const { occupation, way, template } = form.read();
    const former = occupationCodes.find((one) => one === occupation);
    form.change({
      occupation: code ?? '',
      way: way === 'template' && template !== '' ? way : 'self',
      ...(typed && { name: typed }),
    });
    try {
      const filling = await loadCode(() => loadFilling({ code, former, language }));
      // Another one may have been chosen meanwhile.
      if (form.read().occupation === (code ?? '')) form.change(filling(form.read()));
    } catch (failure) {
      console.error(failure);
      notify(
        'red',
        t`The usual texts for this work couldn't be loaded. Write them yourself, or choose it again later.`,
      );
    }
  };
}

export function OccupationField() {
  const { t } = useLingui();
  const form = useDraftForm();
  const field = useField(form, 'occupation');
  const name = useDraft((draft) => draft.name.trim());
  const choose = useChooseOccupation();
  return (
    <OccupationPicker
      {...field}
      label={t`What kind of work is it?`}
      hint={t`We fill in what is usual for it. You can change everything.`}
      optional
      {...(name && { shown: name })}
      onChange={(code) => void choose(code)}
      onOther={(typed) => void choose(undefined, typed)}
    />
  );
}
