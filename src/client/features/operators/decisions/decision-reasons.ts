/** Preset reasons for decisions. The owner reads them in the language of their texts, not the operator's. */
import { type QueueItem } from '#contract/operators.ts';

const wordings = {
  money: { en: 'The posting asks workers for money', km: 'ការប្រកាសនេះសុំលុយពីអ្នករកការងារ' },
  papers: { en: "The posting wants to keep workers' documents", km: 'ការប្រកាសនេះចង់ទុកឯកសាររបស់អ្នកធ្វើការ' },
  unreal: { en: 'The posting is not real', km: 'ការប្រកាសនេះមិនពិត' },
  abroad: { en: 'The posting offers dangerous work abroad', km: 'ការប្រកាសនេះជាការងារក្រៅប្រទេសដែលគ្រោះថ្នាក់' },
  fees: { en: 'You asked people for money', km: 'អ្នកបានសុំលុយពីគេ' },
  documents: { en: "You wanted to keep people's documents", km: 'អ្នកចង់ទុកឯកសាររបស់គេ' },
  codes: { en: 'You asked for codes or passwords', km: 'អ្នកបានសុំលេខកូដ ឬពាក្យសម្ងាត់' },
  harassment: { en: 'You insulted or threatened someone', km: 'អ្នកបានជេរ ឬគំរាមកំហែងគេ' },
} as const;

export type ReasonId = keyof typeof wordings;
const postingReasons: readonly ReasonId[] = ['money', 'papers', 'unreal', 'abroad'];
const personReasons: readonly ReasonId[] = ['fees', 'documents', 'codes', 'harassment'];

export function reasonIdsOf({ kind }: QueueItem): readonly ReasonId[] {
  if (kind === 'people') return personReasons;
  return kind === 'reports' || kind === 'posts' ? postingReasons : [];
}

type OwnerLanguage = 'en' | 'km';

const khmer = /[\u1780-\u17ff]/;

/** Khmer if the owner's text contains any Khmer letter, else English. */
export function ownerLanguageOf(item: QueueItem): OwnerLanguage {
  switch (item.kind) {
    case 'reports':
    case 'posts':
      return khmer.test(item.job.name + item.job.description) ? 'km' : 'en';
    case 'verifications':
      return khmer.test(`${item.company.name}${item.company.name_km}${item.note}`) ? 'km' : 'en';
    case 'people':
      return khmer.test(`${item.employer.name}${item.employer.company_name}`) ||
        item.reports.some(({ messages }) => messages?.some(({ text }) => khmer.test(text)))
        ? 'km'
        : 'en';
    case 'messages':
      return khmer.test(item.text) ? 'km' : 'en';
  }
}

/** The reason to send: the preset reasons, then the typed text. */
export function reasonText(presets: readonly ReasonId[], typed: string, language: OwnerLanguage): string {
  const end = language === 'km' ? '។' : '.';
  const sentences = [...postingReasons, ...personReasons]
    .filter((id) => presets.includes(id))
    .map((id) => wordings[id][language] + end);
  return [...sentences, typed.trim()].filter(Boolean).join(' ');
}
