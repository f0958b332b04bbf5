/** One repeating section of the CV form: its items, Add and Remove, and the section's message (product 5.8, 8.4). */
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
import { CvItemForm } from './cv-item-form.tsx';
import { sectionTexts } from './cv-form-texts.ts';
import { type CvForm, emptyItem, isTouched } from './cv-values.ts';

/** By number; the others are as their place says. */
type ByHand = Readonly<Record<number, boolean>>;

/** Which sub-forms of a section are open: the last one, and what was opened by hand or has an error. Knows no fields. */
function useOpenItems(form: CvForm, section: CvSection) {
  const count = useFormState(form, ({ values }) => values[section].length);
  const refusals = useFormState(form, (state) => state.refusals);
  const [byHand, setByHand] = useState<ByHand>({});
  const [seenRefusals, setSeenRefusals] = useState(refusals);
  const isWrong = (index: number) =>
    Object.keys(form.getState().errors).some((path) => path.startsWith(`${section}.${index}.`));
  const wrong = () => Array.from({ length: count }, (_, index) => index).filter(isWrong);
  const isOpen = (index: number) => byHand[index] ?? index === count - 1;
  const opened = (items: readonly number[]): ByHand =>
    Object.fromEntries(items.map((index) => [index, true]));
  if (refusals !== seenRefusals) {
    setSeenRefusals(refusals);
    setByHand({ ...byHand, ...opened(wrong()) });
  }
  return {
    count,
    isOpen,
    toggle: (index: number) => setByHand({ ...byHand, [index]: !isOpen(index) }),
    /** Before an item is added: only the added one stays open, and those that are wrong. */
    closeRight: () => setByHand(opened(wrong().filter(isOpen))),
    /** Before the last item is removed. */
    openLastButOne: () => setByHand({ ...byHand, [count - 2]: true }),
  };
}

/** A sentence that stands for five seconds (product 9.1); the newest replaces the one before. Knows no words. */
function useSectionMessage(): [message: string | undefined, say: (text: string) => void] {
  const [said, setSaid] = useState<{ text: string }>();
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), sectionMessageMs);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((text: string) => setSaid({ text }), []);
  return [said?.text, say];
}

type Props = { form: CvForm; section: CvSection };

export const CvSectionForm = memo(function CvSectionForm({ form, section }: Props) {
  const { t, i18n } = useLingui();
  const [message, say] = useSectionMessage();
  const [asking, setAsking] = useState(false);
  const texts = sectionTexts[section];
  const heading = i18n._(texts.heading);
  const one = i18n._(texts.one);
  const headingId = `cv-${section}-heading`;
  const cap = cvCaps[section];
  const { count, isOpen, toggle, closeRight, openLastButOne } = useOpenItems(form, section);

  const list = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  useEffect(() => {
    // The new item's head takes the focus: its fields come next, and no keyboard opens unasked.
    if (added.current) list.current?.lastElementChild?.querySelector('button')?.focus();
    added.current = false;
  }, [count]);

  const addItem = () => {
    if (count >= cap) return say(i18n._(texts.full));
    added.current = true;
    closeRight();
    form.change({ [section]: [...form.read()[section], emptyItem(section)] });
  };
  const drop = () => {
    setAsking(false);
    openLastButOne();
    form.change({ [section]: form.read()[section].slice(0, -1) });
  };
  const removeItem = () => {
    if (count <= 1)
      say(
        t`You must have at least 1 ${{ section: one }}. If you don't have any, please leave all the fields empty.`,
      );
    else if (isTouched(form.read()[section].at(-1))) setAsking(true);
    else drop();
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
        open={asking}
        title={t`Remove this ${one}?`}
        text={t`What you entered there will be removed too.`}
        confirmLabel={t`Remove`}
        tone="danger"
        onConfirm={drop}
        onClose={() => setAsking(false)}
      />
    </section>
  );
});
