/** One repeating section of the CV form: its items, Add and Remove, and its message (product 5.8, 8.4). */
import { useLingui } from '@lingui/react/macro';
import { add, remove } from 'ionicons/icons';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { type CvSection } from '#contract/cvs.ts';
import { cvCaps } from '#contract/limits.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { SectionHead } from '#client/ui/section-head.tsx';
import { sectionMessageMs } from '#client/ui/timings.ts';
import { useFormState } from '#client/forms/use-form.tsx';
import { CvItemForm } from './section-fields.tsx';
import { sectionTexts } from '../cv-form-texts.ts';
import { type CvForm, emptyItem, isTouched } from '../cv-values.ts';

/** Items that were opened or closed explicitly, by index. */
type OpenByIndex = Readonly<Record<number, boolean>>;

/** Which items are open: the last one, those with an error, and those that the user opened. */
function useOpenItems(form: CvForm, section: CvSection) {
  const count = useFormState(form, ({ values }) => values[section].length);
  const refusals = useFormState(form, (state) => state.refusals);
  const [explicit, setExplicit] = useState<OpenByIndex>({});
  const [handledRefusals, setHandledRefusals] = useState(refusals);
  const hasError = (index: number) =>
    Object.keys(form.getState().errors).some((path) => path.startsWith(`${section}.${index}.`));
  const itemsWithErrors = () => Array.from({ length: count }, (_, index) => index).filter(hasError);
  const isOpen = (index: number) => explicit[index] ?? index === count - 1;
  const openAll = (items: readonly number[]): OpenByIndex =>
    Object.fromEntries(items.map((index) => [index, true]));
  if (refusals !== handledRefusals) {
    setHandledRefusals(refusals);
    setExplicit({ ...explicit, ...openAll(itemsWithErrors()) });
  }
  return {
    count,
    isOpen,
    toggle: (index: number) => setExplicit({ ...explicit, [index]: !isOpen(index) }),
    /** Call before adding an item: leaves only the new item and those with errors open. */
    closeValidItems: () => setExplicit(openAll(itemsWithErrors().filter(isOpen))),
    /** Call before removing the last item. */
    openLastButOne: () => setExplicit({ ...explicit, [count - 2]: true }),
  };
}

/** A message that disappears after five seconds (product 9.1); a new one replaces it. */
function useSectionMessage(): [message: string | undefined, show: (text: string) => void] {
  const [message, setMessage] = useState<{ text: string }>();
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(undefined), sectionMessageMs);
    return () => clearTimeout(timer);
  }, [message]);
  const show = useCallback((text: string) => setMessage({ text }), []);
  return [message?.text, show];
}

type Props = { form: CvForm; section: CvSection };

export const CvSectionForm = memo(function CvSectionForm({ form, section }: Props) {
  const { t, i18n } = useLingui();
  const [message, showMessage] = useSectionMessage();
  const [isConfirming, setConfirming] = useState(false);
  const texts = sectionTexts[section];
  const heading = i18n._(texts.heading);
  const one = i18n._(texts.one);
  const headingId = `cv-${section}-heading`;
  const cap = cvCaps[section];
  const { count, isOpen, toggle, closeValidItems, openLastButOne } = useOpenItems(form, section);

  const list = useRef<HTMLOListElement>(null);
  const hasAdded = useRef(false);
  useEffect(() => {
    // Focus the new item's heading: its fields come next in tab order, and no on-screen keyboard opens.
    if (hasAdded.current) list.current?.lastElementChild?.querySelector('button')?.focus();
    hasAdded.current = false;
  }, [count]);

  const addItem = () => {
    if (count >= cap) return showMessage(i18n._(texts.full));
    hasAdded.current = true;
    closeValidItems();
    form.change({ [section]: [...form.read()[section], emptyItem(section)] });
  };
  const removeLast = () => {
    setConfirming(false);
    openLastButOne();
    form.change({ [section]: form.read()[section].slice(0, -1) });
  };
  const removeItem = () => {
    if (count <= 1)
      showMessage(
        t`You must have at least 1 ${{ section: one }}. If you don't have any, please leave all the fields empty.`,
      );
    else if (isTouched(form.read()[section].at(-1))) setConfirming(true);
    else removeLast();
  };

  return (
    <section id={`cv-${section}`} className="cv-section" tabIndex={-1} aria-labelledby={headingId}>
      <SectionHead id={headingId} title={heading} aside={t`${count} of ${cap}`} />
      {texts.hint && <p className="kg-muted">{i18n._(texts.hint)}</p>}
      <ol className="cv-items" ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <CvItemForm
            key={index}
            form={form}
            section={section}
            index={index}
            open={isOpen(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </ol>
      <div className="cv-section-actions">
        <Button variant="quiet" icon={add} onClick={addItem} aria-describedby={headingId}>
          {t`Add`}
        </Button>
        <Button variant="danger" icon={remove} onClick={removeItem} aria-describedby={headingId}>
          {t`Remove`}
        </Button>
      </div>
      <p className="cv-section-message" role="status">
        {message}
      </p>
      <ConfirmDialog
        open={isConfirming}
        title={t`Remove this ${one}?`}
        text={t`What you entered there will be removed too.`}
        confirmLabel={t`Remove`}
        tone="danger"
        onConfirm={removeLast}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
});
