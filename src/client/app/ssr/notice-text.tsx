/** A notice's sentence as plain text, for pushes and messages: what the screen says (product 2.25). */
import { type I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Notice } from '#contract/notices.ts';
import { NoticeSentence } from '#client/features/notices/notice-sentence.tsx';
import { withoutBreaks } from '#client/ui/line-breaks.ts';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** React writes these five signs so, and a tag around each part that a person typed. */
const plain = (markup: string): string =>
  markup.replace(/<[^<>]*>/g, '').replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');

/** What people typed may look like a tag, which Lingui would take for one of the sentence's. */
const standIn = '\ue000';
const hidden = (text: string | null): string | null => text?.replaceAll('<', standIn) ?? null;

export function noticeText(notice: Notice, i18n: I18n): string {
  const safe = { ...notice };
  for (const part of ['job_name', 'person', 'person_km', 'text'] as const) safe[part] = hidden(notice[part]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NoticeSentence notice={safe} />
    </I18nProvider>,
  );
  return withoutBreaks(plain(markup)).replaceAll(standIn, '<');
}
