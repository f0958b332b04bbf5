/** Message templates in both languages: the applicant may read the other one. */
import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/sheet.tsx';

/* eslint-disable lingui/no-unlocalized-strings -- both languages are always shown */
const messageTemplates = [
  {
    en: 'Thank you for applying. The places are filled now. We wish you luck.',
    km: 'អរគុណដែលបានដាក់ពាក្យ។ ឥឡូវយើងរកបានគ្រប់ចំនួនហើយ។ សូមជូនពរឱ្យសំណាងល្អ។',
  },
  {
    en: 'We would like to meet you. When can you come?',
    km: 'យើងចង់ជួបអ្នក។ តើអ្នកអាចមកនៅពេលណា?',
  },
] as const;
/* eslint-enable lingui/no-unlocalized-strings */

type Props = { open: boolean; onClose: () => void; onChoose: (text: string) => void };

export function TemplateSheet({ open, onClose, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const own = i18n.locale === 'km' ? 'km' : 'en';
  const other = own === 'km' ? 'en' : 'km';
  return (
    <Sheet open={open} onClose={onClose} title={t`Templates`}>
      <ul className="kg-rows template-list">
        {([own, other] as const).flatMap((language) =>
          messageTemplates.map(({ [language]: text }) => (
            <li key={text}>
              <button type="button" lang={language} onClick={() => onChoose(text)}>
                {text}
              </button>
            </li>
          )),
        )}
      </ul>
    </Sheet>
  );
}
