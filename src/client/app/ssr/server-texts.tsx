/** The texts of the server (page titles, notifications, SMS, Telegram), from the app's own catalogue and labels. */
import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DescribedPage, type PageLanguage } from '#contract/pages.ts';
import { isProvince } from '#contract/places.ts';
import { type NotifiedEvent } from '#contract/security-events.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { jobPathFrom } from '#contract/statistics.ts';
import { daysText, hoursText, provisionNames } from '#client/language/condition-texts.ts';
import { companyNames } from '#client/language/names.ts';
import { jobLabels, labelIn } from '#client/language/option-labels.ts';
import { payText } from '#client/language/pay-text.ts';
import { placeText, provinceName } from '#client/language/place-names.ts';
import { withoutBreaks } from '#client/ui/user-text.tsx';
import { type Notice } from '#contract/notices.ts';
import { cvOutline } from '#client/features/cvs/outline/cv-texts.ts';
import { walkInTime } from '#client/language/walk-in-texts.ts';
import { NoticeSentence } from '#client/features/notices/notice-sentence.tsx';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Removes React's tags and decodes the five characters that it escapes. */
const toPlainText = (markup: string): string =>
  markup
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');

/** Replaces `<` in typed texts, which Lingui would parse as a tag of the message. */
const placeholder = '\ue000';
const escapeTags = (text: string | null): string | null => text?.replaceAll('<', placeholder) ?? null;

/** A notice's sentence as plain text, as the screen shows it (product 2.25), for pushes and Telegram. */
function noticeText(notice: Notice, i18n: I18n): string {
  const safe = { ...notice };
  for (const part of ['job_name', 'person', 'person_km', 'text'] as const)
    safe[part] = escapeTags(notice[part]);
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NoticeSentence notice={safe} />
    </I18nProvider>,
  );
  return withoutBreaks(toPlainText(markup)).replaceAll(placeholder, '<');
}

const site = 'Karngea';
/** Khmer first. */
const posterLanguages = ['kh', 'eng'] as const satisfies readonly PageLanguage[];
const open = msg({ message: 'Open', comment: 'A button of a notification', context: 'notification' });

type PageText = { readonly name: MessageDescriptor; readonly description: MessageDescriptor };

const pages: Readonly<Record<DescribedPage, PageText>> = {
  '/': {
    name: msg`Karngea, jobs in Cambodia`,
    description: msg`Find jobs in Cambodia and apply from your phone, in English or Khmer, even with a bad connection.`,
  },
  '/jobs': {
    name: msg`Jobs`,
    description: msg`New jobs in Cambodia. Search by industry, level and place, save what you like and apply with one CV.`,
  },
  '/about': {
    name: msg`About us`,
    description: msg`Where people find work, all over Cambodia.`,
  },
};

const securityText = ({ kind, device }: NotifiedEvent): MessageDescriptor => {
  switch (kind) {
    case 'log_in':
      return device === ''
        ? msg`New login to your account. Not you? Change your password.`
        : msg`New login to your account: ${device}. Not you? Change your password.`;
    case 'password_changed':
      return msg`Your password was changed. Not you? Recover your account with a recovery code.`;
    case 'recovered':
      return msg`Someone recovered your account with a code. Not you? Contact us.`;
    case 'codes_made':
      return msg`Your account has new recovery codes. Not you? Change your password.`;
    case 'recovery_code_given':
      return msg`The Karngea team gave out a recovery code for your account. Not you? Contact us.`;
    case 'passkey_added':
      return msg`A fingerprint or screen lock can open your account now. Not you? Change your password.`;
    case 'telegram_linked':
      return msg`Another Telegram chat gets your notices now. Not you? Change your password.`;
    case 'telegram_unlinked':
      return msg`Your Telegram chat now gets the notifications of another account. Not you? Link it again.`;
    case 'cv_link_made':
      return msg`A new link opens your CV. Not you? Change your password.`;
    case 'phone_asked':
      return msg`The phone number on your account will change in 72 hours. Not you? Change your password.`;
    case 'phone_changed':
      return msg`A phone number was added to your account. Not you? Change your password.`;
  }
};

export function createServerTexts(translations: Readonly<Record<PageLanguage, I18n>>): ServerTexts {
  const translate = (message: MessageDescriptor, language: PageLanguage): string =>
    withoutBreaks(translations[language]._(message));
  const word: ServerTexts['word'] = (value, language) => {
    const i18n = translations[language];
    return withoutBreaks(isProvince(value) ? provinceName(i18n, value) : labelIn(i18n, jobLabels)(value));
  };
  const name: ServerTexts['name'] = (company, language) => companyNames(company, language).name;
  const pay: ServerTexts['pay'] = (job, language) =>
    withoutBreaks(payText(translations[language], job, 'short') ?? job.salary);
  const place: ServerTexts['place'] = ({ location, province, district }, language) =>
    withoutBreaks(placeText(translations[language], district, word(province ?? location, language)));
  const conditions: ServerTexts['conditions'] = (
    { hours_per_day, days_per_week, provides = [] },
    language,
  ) => {
    const i18n = translations[language];
    const hours = [
      ...(hours_per_day === undefined ? [] : [hoursText(i18n, hours_per_day)]),
      ...(days_per_week === undefined ? [] : [daysText(i18n, days_per_week)]),
    ];
    const benefits = provides.map((each) => translate(provisionNames[each], language));
    return { hours: withoutBreaks(hours.join(', ')), benefits: benefits.join(', ') };
  };
  const jobFacts: ServerTexts['jobFacts'] = ({ company, ...job }, language) => {
    const { hours, benefits } = job.conditions
      ? conditions(job.conditions, language)
      : { hours: '', benefits: '' };
    return [
      ...(company === null ? [] : [name(company, language)]),
      pay(job, language),
      word(job.job_type, language),
      place(job, language),
      hours,
      benefits,
    ]
      .filter((fact) => fact !== '')
      .join(' · ');
  };
  return {
    word,
    page(page, language) {
      const { name, description } = pages[page];
      const title = translate(name, language);
      // The name of the home page includes the site's name.
      return {
        title: page === '/' ? title : `${title} | ${site}`,
        description: translate(description, language),
      };
    },
    name,
    company({ industry, province, about: description }, language) {
      const words = [industry, province].flatMap((value) => (value === null ? [] : [word(value, language)]));
      const facts = words.join(' · ');
      if (!description) return facts || translate(pages['/'].description, language);
      return facts === '' ? description : translate(msg`${facts}. ${description}`, language);
    },
    jobFacts,
    pay,
    place,
    conditions,
    poster: (job, origin) => {
      const both = (text: (language: PageLanguage) => string): string[] => [
        ...new Set(posterLanguages.map(text).filter((line) => line !== '')),
      ];
      const fact = (label: MessageDescriptor, text: (language: PageLanguage) => string) => {
        const lines = both(text);
        const labels = both((language) => translate(label, language));
        return lines.length === 0 ? [] : [{ label: labels.join(' · '), lines }];
      };
      const { company, walk_in } = job;
      return {
        company: company === null ? [] : both((language) => name(company, language)),
        name: withoutBreaks(job.name),
        pay: both((language) => pay(job, language)),
        facts: [
          ...fact(msg`Place`, (language) => place(job, language)),
          ...fact(msg`Working hours`, (language) =>
            job.conditions ? conditions(job.conditions, language).hours : '',
          ),
          ...(walk_in === null
            ? []
            : [
                ...fact(msg`Come in person`, () => walk_in.place),
                ...fact(msg`When`, (language) => withoutBreaks(walkInTime(walk_in, translations[language]))),
                ...fact(msg`Bring along`, () => walk_in.bring ?? ''),
              ]),
        ],
        scan: both((language) => translate(msg`Scan with your phone to see the job and apply`, language)),
        url: `${origin}${jobPathFrom(job.job_id, 'poster')}`,
      };
    },
    cv: (cv, language) => cvOutline(cv, translations[language], language),
    notice: (notice, language) => noticeText(notice, translations[language]),
    sms: (code, language) =>
      translate(msg`Karngea code: ${code}. It works for 10 minutes. Don't share it with anyone.`, language),
    security: (event, language) => translate(securityText(event), language),
    push: (language) => ({
      open: translate(open, language),
      later: translate(msg`Later`, language),
      somethingNew: translate(msg`You have something new`, language),
    }),
    telegram: (language) => ({
      open: translate(open, language),
      linked: translate(msg`You'll now get your Karngea notifications here. To stop, send /stop.`, language),
      stopped: translate(
        msg`Karngea won't send anything here any more. You can link it again in Settings.`,
        language,
      ),
      tooOld: translate(msg`This link has expired. Get a new one in Karngea's settings.`, language),
      otherAccount: translate(
        msg`This chat already gets the notifications of another Karngea account. Did someone send you this link? Then do nothing.`,
        language,
      ),
      switchChat: translate(msg`Switch to the other account`, language),
      silenced: translate(
        msg`Karngea won't send anything here any more. To get notifications again, send /start.`,
        language,
      ),
      menu: translate(msg`Jobs`, language),
      welcome: translate(
        msg`Find work in Cambodia, apply and read the answers, all here in Telegram. With an account, your notifications come to this chat too; to stop them, send /stop.`,
        language,
      ),
      openApp: translate(msg`Open Karngea`, language),
      phone: translate(
        msg`Tap the button below to send your own phone number: Karngea adds it to your account. You didn't ask for this? Don't tap it, and change your password.`,
        language,
      ),
      sendNumber: translate(msg`Send my phone number`, language),
      phoneSaved: translate(msg`Your number has been saved.`, language),
      phoneWaits: translate(
        msg`Thank you. Your new number takes effect in 72 hours; until then the old one stays in use.`,
        language,
      ),
      phoneNotAsked: translate(
        msg`Karngea isn't waiting for a phone number. Start again in Settings, Phone.`,
        language,
      ),
      phoneOfOthers: translate(
        msg`This isn't your own number. Tap the button “Send my phone number”.`,
        language,
      ),
      phoneNotCambodian: translate(
        msg`Only Cambodian mobile numbers work. Your Telegram account has another number.`,
        language,
      ),
    }),
    openInTab: (language) => translate(msg`Open Karngea in a new tab`, language),
    channel: (language) => ({
      apply: translate(msg`Apply Now`, language),
      closed: translate(msg`Closed`, language),
    }),
    job({ description, ...job }, language) {
      const facts = jobFacts(job, language);
      return translate(msg`${facts}. ${description}`, language);
    },
  };
}
