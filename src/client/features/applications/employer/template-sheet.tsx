/** Messages that are often sent, in both languages: who reads them may read another one than who sends them. */
import { useLingui } from '@lingui/react/macro';
import { Sheet } from '#client/ui/sheet.tsx';
import { messageTemplates } from './message-templates.ts';

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
