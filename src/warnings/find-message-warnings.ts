/** The kinds of warnings about a message between an employer and an applicant (product 3.18). */
import { type MessageWarningKind, messageWarningKinds } from '#contract/application-messages.ts';
import { createPhraseFinder } from './phrase-finder.ts';
import { codePhrases, leavePhrases, staysHere } from './contact-phrases.ts';
import { codeSigns } from './combined-signs.ts';
import { lentAccounts, passedOn } from './money-signs.ts';
import { companyPays, free, othersOnly, takesNoMoney } from './fee-exceptions.ts';
import { freeToLeave } from './confinement-phrases.ts';
import { returnsPapers } from './others-papers.ts';
import { keepsCode, onlyNumber, ownQuestions, paysReader, questions } from './message-exceptions.ts';
import { signsInMessages } from './message-signs.ts';
import { type PhraseRule } from './phrase-pattern.ts';
import { warningPhrases } from './warning-phrases.ts';

/** Pay, and money that an employer sends. */
const pay = [
  '(salary|wage|payday|pay slip|bonus|overtime|allowance|reimburse|reimbursement|refund you|(we|i|hr) (will|shall)? send (the|your|you)|we (will)? (pay|transfer|send) you|pay you|paid to you|transfer your)',
  '(ប្រាក់ខែ|លុយខែ|បើកលុយ|បើកប្រាក់|បៀវត្ស|រង្វាន់|ឧបត្ថម្ភ|ថែមម៉ោង|ប្រាក់ឈ្នួល)',
];

const before =
  '(before|first|to (confirm|reserve|keep|hold|secure|book|start|get|process|register|join|activate)|so (that)? (we|i) (can)? (keep|reserve|book|process|register)|(your|the) (place|slot|seat|position|name|file|spot|job|interview|contract|card|uniform|registration|start kit|document|visa|medical)|today|urgently|upfront|now)';
const beforeKhmer =
  '(មុន|សិន|ដើម្បី|ទើប|រក្សាកន្លែង|កក់កន្លែង|ចុះឈ្មោះ|ដាក់ឈ្មោះ|ធ្វើកាត|ឯកសារ|ឯកសណ្ឋាន|អាវ|ការងារ|ថ្ងៃនេះ|ឥឡូវ|ឥលូវ|កិច្ចសន្យា|កុងត្រា|សម្ភាស|វីសា|ពិនិត្យសុខភាព|ជាប់)';

const feeInMessages: readonly PhraseRule[] = [
  {
    phrases: [
      '(send|transfer|pay|wire|deposit|scan|remit|drop|top up) (me|us|it|him|her|over|just|only|a|the|to)? … $',
      '(send|transfer|wire|pay) (me|us|the|it|your|some)? (money|fee|payment|amount|cash) … (aba|wing|acleda|khqr|account|truemoney|bakong|number|qr)',
      '(scan|pay by|pay via|pay with|pay to) (the|this|my|our)? (khqr|qr|aba|wing)',
      '$ (to|by|via|through|into|on) (my|our|this|the)? (aba|wing|acleda|account|khqr|truemoney|bakong|number)',
      '(i|we|he|they|hr|manager) (need|want|ask|require|charge|take|collect) (you)? (only|just|for|to pay)? $ … (from you|before|first|for)',
      '(once|after|when) (i|we) (receive|received|get|got|see) (the|your)? (money|payment|transfer|amount|fee|slip|receipt)',
      '(screenshot|photo|picture|send|show) (me|us)? (of|the|your|a)? (transfer|payment|receipt|slip)',
      '(lend|borrow) (me|you)? … $',
      '(buy|order|purchase) (the|your|our|a)? … (from (me|us|our shop|the company|this link))',
    ],
    near: [before, beforeKhmer],
    unless: [...othersOnly, ...free, ...companyPays, ...pay],
  },
  {
    phrases: [
      '(បាញ់|វេរ|ផ្ទេរ|ផ្ញើ|បង់|ដាក់|ស្កេន) (លុយ|ប្រាក់|ថ្លៃ|តែ)? … $',
      '(បាញ់|វេរ|ផ្ទេរ|ផ្ញើ|បង់|ស្កេន) (លុយ|ប្រាក់|ថ្លៃ|តាម)? … (aba|wing|វីង|acleda|khqr|អេប៊ីអេ|អេស៊ីលីដា|បាគង|លេខនេះ|qr)',
      '(បាញ់|វេរ|ផ្ទេរ|ផ្ញើ|បង់) (លុយ|ប្រាក់|ថ្លៃ) (មក|អោយ|ជូន|សិន|មុន)',
      '(បានទទួល|ទទួលបាន|ឃើញ) (លុយ|ប្រាក់|វិក្កយបត្រ|ស្លីប)',
      '(ថត|ផ្ញើ|បង្ហាញ) … (ស្លីប|វិក្កយបត្រ|បង្កាន់ដៃ) (មក|បង់|វេរ|អោយ)',
      'ខ្ចី (លុយ|ប្រាក់) … $',
    ],
    near: [before, beforeKhmer],
    unless: [...othersOnly, ...free, ...companyPays, ...pay],
  },
];

/** Loans between people who have not met. */
const loans: PhraseRule = {
  phrases: [
    '(lend|borrow) (me|us) (a little|some|about|just|only)? ($|money|cash)',
    '(អោយ)? (បង|ខ្ញុំ) ខ្ចី (លុយ|ប្រាក់)? (សិន)? $',
    'ខ្ចី (លុយ|ប្រាក់) (អូន|ប្អូន|បង)',
  ],
  unless: ['(bank|microfinance|loan officer|ធនាគារ|ឥណទាន)'],
};

/** Tea money, and what is paid to the one who writes. */
const paidToWriter: PhraseRule = {
  phrases: [
    'ថ្លៃ … $ (បង់|ផ្ញើ|បាញ់|វេរ) (អោយ|មក) (បង|ខ្ញុំ|មេ|គាត់)',
    'សុំ (ថ្លៃ|លុយ) (សាំង|តែ|ទឹកតែ|កាហ្វេ|រត់ការ|ឡាន) … $',
    '(អោយ|ជូន) (លុយ)? (ទឹកតែ|កាហ្វេ) (បង|ខ្ញុំ|មេ|គាត់|hr)',
  ],
  near: ['$'],
  unless: [...companyPays, ...pay],
};

const paper = '(id|id card|identity card|passport|family book|birth certificate|khmer id|national id)';
const paperKhmer = '(អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|លិខិតឆ្លងដែន|ប៉ាស្ព័រ|ប៉ាស្ព័រ|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|កាតសម្គាល់ខ្លួន|សំបុត្រកំណើត)';

/** Pictures that open accounts and loans in somebody's name. */
const documentsInMessages: readonly PhraseRule[] = [
  {
    phrases: [
      `(send|give|share|upload|take|make|record|film|need|want|forward) … (photo|picture|scan|image|pic|selfie|video|screenshot) … (with|of|holding) … ${paper}`,
      `(send|give|share|forward|show) (me|us)? … ${paper} … (front|back|both side|selfie|face|holding)`,
      `selfie (with|holding|and) … ${paper}`,
    ],
    near: [
      '(selfie|hold|holding|both side|front and back|front and the back|back side|your face|bank|account|password|loan|register for you|open)',
    ],
    unless: ['(customer|guest|client|when you come|bring)'],
  },
  {
    phrases: [
      `(ផ្ញើ|ថត|អោយ) … ${paperKhmer} … (ទាំងពីរ|មុខក្រោយ|ខាងមុខ|ខាងក្រោយ|សែលហ្វី|selfie|មុខ|កាន់)`,
      `(selfie|សែលហ្វី|ថតមុខ|ថតរូបកាន់|រូបកាន់|រូបថតកាន់) … ${paperKhmer}`,
    ],
    unless: ['(ភ្ញៀវ|អតិថិជន|យកមកជាមួយ|ខ្លួនឯង)'],
  },
];

const sexualInMessages: readonly PhraseRule[] = [
  {
    phrases: [
      '(photo|picture|pic|video|selfie) (of|in|with|without) … (bikini|swimsuit|underwear|short skirt|sexy|naked|nude|clothes|your body|bra|bathroom|bedroom)',
      '(sexy|hot|nude|naked|full body|private) (photo|picture|pic|video)',
      '(come|meet|see|visit|wait|sleep|stay) (me|with me|to)? … (my|hotel|guesthouse|guest house) (hotel|private)? room',
      '(my|the) (hotel|guesthouse|bed) room',
      '(dinner|drink|drinks|alone|lonely|massage) … (in|to) (his|my|the boss|the manager) (hotel)? room',
      'special (deal|favour|favor|relationship|friend)',
      '(be|become) my (girlfriend|girl|lover|baby|honey|sweetheart)',
      '(do you|are you|have) (have)? (a)? (boyfriend|virgin|single|husband)',
      '(sleep|spend (the|one|a)? night|go out|one night) with me',
      '(you are|you re|youre|so|very) (sexy|hot)',
    ],
    unless: [
      '(receptionist|housekeeping|clean|guest room|room number|staff room|customer|insurance|form|pick you up|driver)',
    ],
  },
  {
    phrases: [
      '(រូប|រូបថត|វីដេអូ) … (ខោអាវខ្លី|ខ្លីៗ|ឈុតខ្លី|សំពត់ខ្លី|សិចស៊ី|ស៊ិចស៊ី|sexy|ប៊ីគីនី|ឈុតហែលទឹក|ស្រាត|អាវទ្រនាប់|រាង)',
      '(មក|ជួប|ទៅ) … (បន្ទប់បង|បន្ទប់ខ្ញុំ|បន្ទប់សណ្ឋាគារ|ផ្ទះសំណាក់|ហ្គេសហោស៍|guesthouse)',
      '(ធ្វើ|ជា|ធ្វើជា) (សង្សារ|អូនសម្លាញ់|ប្រពន្ធ) (បង|ខ្ញុំ)',
      '(គេង|ដេក|នៅ) (មួយយប់)? ជាមួយ (បង(?! ?ស្រី| ?ប្រុស| ?ប្អូន)|ខ្ញុំ)',
      '(ទៅ|នៅ|គេង|ស្នាក់) សណ្ឋាគារ ជាមួយ (បង|ខ្ញុំ|គាត់|ថៅកែ)',
      '(មាន|នៅ) (សង្សារ|លីវ|ព្រហ្មចារី|ក្រមុំ) (ហើយ|ឬនៅ|ទេ|អត់)',
      '(រាង|អូន) (ស្អាត|ស្រស់|ស៊ិចស៊ី|សិចស៊ី) (ណាស់|ម៉ង)',
    ],
    unless: ['(ភ្ញៀវ|សម្អាត|ទទួលភ្ញៀវ|ធានារ៉ាប់រង|រូប (ម្ហូប|នំ|ក្រចក|ការងារ|ផ្កា))'],
  },
];

/** Applicants who ask for money before they come; what they ask for finished work is no fee. */
const advances: PhraseRule = {
  phrases: [
    '(send|transfer|give|pay|wire) (me|us) … $',
    '(បាញ់|វេរ|ផ្ទេរ|ផ្ញើ|អោយ) (លុយ|ប្រាក់|ថ្លៃ)? … $',
    'វេរមក … $',
  ],
  near: [
    '(first|before (i|we) (come|go|start|bring)|petrol|fuel|bus|ticket|transport|per (head|person)|bring (all|them))',
    '(ថ្លៃ (សាំង|ឡាន|ធ្វើដំណើរ|កក់)|មុនមក|ទើប (ខ្ញុំ|អូន)? មក|ម្នាក់ $|នាំគេ|កូនក្រុម)',
  ],
  unless: ['(invoice|finished|as agreed|material|cement|paint|បានធ្វើរួច|ធ្វើរួច|រួចហើយ|salary|ប្រាក់ខែ|បើកប្រាក់)'],
};

/** Applicants who offer themselves. */
const offers: PhraseRule = {
  phrases: [
    '(sleep|spend (the|one|a)? night|stay (the|one|a)? night|go out|go to (the|a)? (hotel|room|guesthouse)) … with you',
    '(come|go) to your (house|room|hotel|home) … (night|wife|alone)',
    '(your wife|my husband) … (not|isnt|is not|wont|never) … (know|home)',
    '(i am|im|ill be) (your|yours|a virgin|ready for anything)',
    '(anything|everything) you want',
    '(sexy|nude|naked|private) (photo|picture|video|pic)',
    '(គេង|ដេក|នៅ) (មួយយប់)? ជាមួយ (បង|លោក|ថៅកែ)',
    '(ប្រពន្ធបង) … (មិន|អត់) (ដឹង|នៅ)',
    '(អូន|ខ្ញុំ) (ព្រម|អោយ) … (ខ្លួន|គ្រប់យ៉ាង|ទាំងអស់)',
    'រូប (ស៊ិចស៊ី|ស្រាត|sexy)',
  ],
  near: [
    '(job|hire|choose|accept|work|position|pay|money|salary|photo|picture)',
    '(ការងារ|ធ្វើការ|យក|រើស|លុយ|ប្រាក់|រូប)',
  ],
  unless: ['(baby|nanny|maid|caregiver|my (husband|mother|family)|cv|experience)'],
};

/** @param around silences a rule wherever it is near the phrase */
function withUnless(rules: readonly PhraseRule[], around: readonly string[]): PhraseRule[] {
  const unlessAll = [[...ownQuestions, ...around]];
  return rules.map((rule) => ({ ...rule, unless: [...(rule.unless ?? []), ...questions], unlessAll }));
}

const unlessStaying = [staysHere];
const unlessFree = [
  [
    ...ownQuestions,
    ...paysReader,
    ...freeToLeave,
    '(no interest|dont have to decide|no hurry|no rush)|មិនយកការ',
    '(call|ring|knock|text) … (door|gate)|(door|gate) … (knock|ring|call me)',
  ],
];

/** Phrases in messages between employers and applicants (product 3.18): those of postings, and what is only asked for in chats. */
const messagePhrases: Readonly<
  Record<MessageWarningKind | 'advance' | 'offer' | 'account', readonly PhraseRule[]>
> = {
  fee: [
    ...withUnless(
      [...warningPhrases.fee, ...feeInMessages, ...signsInMessages.fee],
      [...takesNoMoney, ...paysReader],
    ),
    loans,
    paidToWriter,
  ],
  documents: withUnless(
    [...warningPhrases.documents, ...documentsInMessages, ...signsInMessages.documents],
    returnsPapers,
  ),
  abroad: warningPhrases.abroad,
  easy_money: [...warningPhrases.easy_money, ...signsInMessages.easyMoney],
  code: [...codePhrases, ...codeSigns, ...signsInMessages.code].map((rule) => ({
    ...rule,
    unlessAll: [keepsCode],
  })),
  leave: leavePhrases.map((rule) => ({ ...rule, unlessAll: unlessStaying })),
  confinement: [...warningPhrases.confinement, ...signsInMessages.confinement].map((rule) => ({
    ...rule,
    unlessAll: unlessFree,
  })),
  crime: [
    ...warningPhrases.crime.map((rule) => ({
      ...rule,
      unlessAll: (rule.unlessAll ?? [[]]).map((words) => [...words, ...onlyNumber, ...keepsCode]),
    })),
    ...signsInMessages.strangers,
  ],
  sexual: [
    ...warningPhrases.sexual.map((rule) => ({
      ...rule,
      unlessAll: (rule.unlessAll ?? [[]]).map((words) => [...words, '(staff room|lock inside)']),
    })),
    ...sexualInMessages,
    ...signsInMessages.sexual,
  ],
  account: [lentAccounts, passedOn, ...signsInMessages.crime],
  advance: [loans, paidToWriter, advances],
  offer: [offers],
};

const find = createPhraseFinder(messagePhrases);

/** Checked apart, so that what is put before a phrase doesn't use up the time for it. */
const partLength = 1_000;
const overlap = 200;

/** Applicants keep no one's papers and lead no one abroad, and the price of their work is no fee. */
const employersOnly: ReadonlySet<string> = new Set(['fee', 'documents', 'abroad', 'confinement', 'sexual']);
const applicantsOnly: ReadonlyMap<string, string> = new Map([
  ['advance', 'fee'],
  ['offer', 'sexual'],
]);

/** In their fixed order. */
export function messageWarningsOf(text: string, from: 'employer' | 'employee'): MessageWarningKind[] {
  const found = new Set<string>();
  for (let at = 0; at === 0 || at + overlap < text.length; at += partLength - overlap)
    for (const [kind] of find(text.slice(at, at + partLength)))
      if (!(from === 'employer' ? applicantsOnly : employersOnly).has(kind))
        found.add(applicantsOnly.get(kind) ?? kind);
  // It says all that matters here, unless the account itself is wanted.
  if (found.has('code')) found.delete('crime');
  if (found.has('account')) found.add('crime');
  return messageWarningKinds.filter((kind) => found.has(kind));
}
