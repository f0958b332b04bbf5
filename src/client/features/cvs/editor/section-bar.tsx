/** Chips that jump to the parts of the CV form; complete parts have a tick. */
import { useLingui } from '@lingui/react/macro';
import { checkmarkCircle } from 'ionicons/icons';
import { memo, useEffect, useRef, useState } from 'react';
import { useFormState } from '#client/forms/use-form.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { personalShort, sectionTexts } from '../cv-form-texts.ts';
import { completeParts, type PartName, parts } from '../cv-rules.ts';
import { type CvForm } from '../cv-values.ts';

/** The part at the top of the scrolled page. */
function usePartInView(): PartName {
  const [inView, setInView] = useState<PartName>('user_info');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const part = parts.find((name) => entered?.target.id === `cv-${name}`);
        if (part) setInView(part);
      },
      { rootMargin: '-30% 0% -65% 0%' },
    );
    for (const name of parts) {
      const section = document.getElementById(`cv-${name}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}

function jumpTo(part: PartName): void {
  const section = document.getElementById(`cv-${part}`);
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: reducesMotion ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}

export const SectionBar = memo(function SectionBar({ form }: { form: CvForm }) {
  const { t, i18n } = useLingui();
  const inView = usePartInView();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && chip) list.current.scrollLeft = chip.offsetLeft - list.current.clientWidth / 3;
  }, [inView]);
  // Joined into one string, so that the selector's result is stable while typing.
  const done = useFormState(form, ({ values }) => completeParts(values).join(' ')).split(' ');
  return (
    <nav className="cv-section-bar" aria-label={t`Parts of the CV`}>
      <ul ref={list}>
        {parts.map((part) => {
          const complete = done.includes(part);
          return (
            <li key={part}>
              <button
                type="button"
                className={complete ? 'kg-chip done' : 'kg-chip'}
                aria-current={part === inView ? 'true' : undefined}
                onClick={() => jumpTo(part)}
              >
                {complete && <Icon name={checkmarkCircle} size={18} label={t`Complete`} />}
                {i18n._(part === 'user_info' ? personalShort : sectionTexts[part].short)}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
