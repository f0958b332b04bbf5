/** Phrases that say that a job must be paid for (product 3.15); phrase-pattern.ts explains the notation. */
import { type PhraseRule } from './phrase-pattern.ts';

const whoApplies =
  '(candidate|applicant|worker|employee|staff|newcomer|trainee|driver|rider|you|everyone|everybody)';
const othersMoney = [
  '(customer|client|guest|tenant|student|parent|patient|passenger|member|supplier|visitor|buyer|subscriber|contractor|landlord|vendor|owner|merchant|donor)',
  '(tuition|school fee|bank|teller|loan|saving|withdrawal|withdraw|fixed|branch|rent|rental|room|flat|booking|sales|invoice|receipt|bill|tax|premium|supplies|reconcile|record|ledger|bookkeeping|baggage|court|parking|ticket|petty cash|cashier|calculate|explain|handle|consultant)',
  '(អតិថិជន|ភ្ញៀវ|សិស្ស|និស្សិត|មាតាបិតា|ឪពុកម្តាយ|អាណាព្យាបាល|អ្នកជួល|អ្នកជំងឺ|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|អ្នកដំណើរ|សមាជិក|ធនាគារ|កម្ចី|បញ្ញើ|បន្ទប់|ជួល|ផ្ទះល្វែង|អចលនទ្រព្យ|បេឡា|វិក្កយបត្រ|ពន្ធ|កត់ត្រា|ធានារ៉ាប់រង|វគ្គសិក្សា|ថ្លៃសិក្សា)',
];
const othersOnly = [
  '(customer|client|guest|tenant|student|parent|patient|passenger|supplier|visitor|buyer|depositor|contractor|merchant|vendor)',
  '(tuition|withdrawal|room|flat|rent|rental|tax|invoice|bill|premium|teller|exchange)',
  '(អតិថិជន|ភ្ញៀវ|សិស្ស|និស្សិត|មាតាបិតា|អ្នកជួល|អ្នកជំងឺ|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|បន្ទប់|ពន្ធ|កម្ចី|អចលនទ្រព្យ|បសស|អ្នកធានា|ធានារ៉ាប់រង)',
];
const wages = [
  '(salary|wage|per month|a month|per hour|an hour|per day|a day|daily|monthly|weekly|a week|per week|plus|overtime|gross|net|bonus|meal|food|lunch|attention|nothing|paid leave|supplier|bill|tax|invoice)',
];
const companyPays = [
  '(company|we|employer|us|school|hotel|factory) (will|also|shall|to)? (pay|paid|cover|covered|bear|sponsor|reimburse|refund) (for)? (all|the|your|any|every|both)? (registration|application|uniform|training|medical|visa|document|work permit|fee|cost|expense|everything|placement|agency|ticket|transport)',
  '(paid|covered|borne|sponsored|provided|reimbursed) by (the|our)? (company|us|employer|factory|school|hotel)',
  'ក្រុមហ៊ុន (ជា)? (អ្នក)? (ចេញ|បង់|ទទួល|រ៉ាប់រង|ជួយ)',
  '(ចេញ|បង់) ជូន',
];

const forWork =
  '(registration|register|application|applying|processing|placement|agency|agent|broker|recruitment|recruiting|joining|join|entry|enrolment|enrollment|interview|form|admin|administration|administrative|training|course|uniform|medical|document|paperwork|visa|permit|badge|card|onboarding|membership|activation|reservation|job|contract|orientation|induction|screening|guarantee|file|profile)';
const moneyKhmer = '(ថ្លៃ|ប្រាក់|លុយ|កម្រៃ|សោហ៊ុយ)';
const forWorkKhmer =
  '(ដាក់ពាក្យ|ដាក់ពាក្យសុំ|ពាក្យសុំ|ពាក្យ|ចុះឈ្មោះ|ចុះបញ្ជី|បណ្តុះបណ្តាល|វគ្គ|ហ្វឹកហាត់|ហ្វឹកហ្វឺន|រៀនការងារ|បង្រៀនការងារ|ឯកសណ្ឋាន|អាវ|ឯកសារ|ទម្រង់|បែបបទ|សម្ភាសន៍|សម្ភាស|ភ្នាក់ងារ|មេខ្យល់|កន្លែង|ធានា|រដ្ឋបាល|កាត|ពិនិត្យសុខភាព|រត់ការ|រត់ឯកសារ|រកការងារ|ការងារ|ចូលធ្វើការ|ចូលរួម|សាកល្បង|សំណុំលិខិត)';
const handOverKhmer = '(បង់|ផ្ញើ|ផ្ទេរ|វេរ|បញ្ជូន|បរិច្ចាគ)';

export const feePhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `${forWork} (and|or)? (service|processing)? (fee|deposit|charge)`,
      `(fee|charge) (for|of) (the|your|a)? ${forWork}`,
    ],
    unless: [...othersMoney, ...companyPays],
  },
  {
    phrases: ['deposit'],
    unless: [
      ...othersMoney,
      ...companyPays,
      '(cash|cheque|check|account|product|growth|mobilization|officer|slip|target|portfolio)',
    ],
  },
  {
    phrases: [
      '(pay|leave|put|put down|make|require|required|need|ask|send|transfer|place|give|collect|lodge|hand|charge) … deposit',
      '(your|security|refundable|guarantee|small|motorbike|equipment|tool|phone|key|worker|staff|employee) deposit',
      'deposit … (is|are|will be|must be)? (required|needed|paid|collected|taken|compulsory|payable|returned|refunded|refundable)',
      '(deposit|guarantee|bond) (of)? $',
      '(security|cash|guarantee|worker|staff) bond',
      '(guarantee|security) money',
      '(put down|leave|prepare|top up|give us|hand over|bring) (a|about|around|at least|only)? $',
      '(registration|register|application|recruitment|interview|uniform|badge|membership|joining|enrolment) (is|are|cost|at|for|only|just) (only|just|about)? $',
      `money for (the|your)? ${forWork}`,
      'month (of)? (your)? salary … as (a|the|our)? (commission|fee|deposit|guarantee)',
      '(uniform|training|badge|course|material|fee) … (deducted|cut|taken|subtracted) from (your|the|their)? (first)? (wage|salary|pay)',
    ],
    unless: [...othersOnly, ...companyPays],
  },
  {
    phrases: [
      '(small|one time|entrance|entry|starting|nonrefundable|non refundable|refundable|only|mandatory|compulsory|fixed) (fee|charge)',
      'fee (is|of|only|about|required|must|per person)? (only)? $',
      'fee … (before|to start|to join|to apply|to register|to begin|in advance|up front|upfront|by aba|by wing)',
      '(pay|send|transfer|charge|require) … fee',
      `${whoApplies} … fee`,
    ],
    unless: [...othersMoney, ...companyPays],
  },
  {
    phrases: [
      `${whoApplies} (must|have to|has to|need to|should|will|shall|is required to|are required to|are asked to|is asked to) (first|also|only|each)? (pay|transfer|send money|send us money|buy)`,
      `${whoApplies} (first|only|each)? (pay|transfer|buy) (us|a|the|for|only)? $`,
      '(pay|transfer|send|wire|remit|deposit) (us|me|him|a|the|only|just)? $',
    ],
    near: [
      `(before|first|reserve|register|registration|${forWork.slice(1, -1)}|kit|wing|aba|acleda|pi pay|truemoney|upfront|up front|advance|place|seat|slot|start|begin|own)`,
    ],
    unless: [
      ...othersOnly,
      ...wages,
      ...companyPays,
      '(for the (office|kitchen|factory|store|shop|company|hotel|restaurant))',
    ],
  },
  {
    phrases: [
      '(buy|purchase|pay for|order) … (starter|starting|training|welcome|work|business|sales)? (kit|starter pack|starter package|package)',
      '(buy|purchase) … from (us|the company|our company|our shop|our office|the agent)',
      '(buy|purchase|pay for) (your|their|his|her) (own)? (uniform|material|equipment|tool|training|course|product|sim|phone|form)',
      '(send|transfer|wire|pay) (us|me)? (the|some|your|a little)? money (first|in advance|before|up front|upfront|to us|to our|to reserve|by wing|by aba)',
      '(pay|money|payment|paid|payable|fee|cash) (first|up front|upfront|in advance|beforehand)',
      '(upfront|up front|advance) (payment|fee|money)',
      '(paid|payable|charged|borne|covered|cut|deducted) (by|from|to) (the|your|each)? (applicant|candidate|worker|trainee|driver|employee|staff|yourself|new worker|new employee|first salary|first month|first pay)',
      `${forWork} cost (is|of)? $`,
      '(commission|half|percent|cut|take|deduct|keep|kept) … (first|1st) (month|salary|wage|pay)',
      '(first|1st) (month|months) (salary|wage|pay) … (goes to|commission|agency|agent|is kept|kept|deducted)',
      '(need|prepare|bring|have|require) (initial|starting|some)? (capital|investment) (of)? $',
      '(invest|investment of) $',
    ],
    unless: [...othersOnly, ...companyPays, '(overtime|loan|in advance of|nssf|purchasing|procurement)'],
  },
  {
    phrases: [
      `${moneyKhmer} (លើ|សម្រាប់|ក្នុង|លើការ|សម្រាប់ការ|ដើម្បី|ក្នុងការ|ធ្វើ)? ${forWorkKhmer}`,
      `${moneyKhmer} (កក់|តម្កល់|កំណក់)`,
      '(ថ្លៃ|លុយ|ប្រាក់) ជើងសារ',
      '(ថ្លៃ|លុយ|កម្រៃ) សេវា',
      `(កក់|តម្កល់|ដាក់) (ប្រាក់|លុយ) (ជាមុន|មុន|ធានា|កក់|ថ្លៃ|ចំនួន|$)`,
      'កក់ (លុយ|ប្រាក់|ថ្លៃ|មុន|ជាមុន|$)',
    ],
    unless: [...othersMoney, ...companyPays],
  },
  {
    phrases: [
      `(ត្រូវ|តម្រូវ|សូម|ទាមទារ|ទារ|យក|សុំ|${handOverKhmer.slice(1, -1)}) … (ប្រាក់កក់|លុយកក់|ប្រាក់ធានា|លុយធានា|ប្រាក់តម្កល់|ថ្លៃកក់)`,
      `${handOverKhmer} … (ប្រាក់|លុយ|ថ្លៃ) … (មុន|ជាមុន|សិន|ដំបូង|ដើម្បី|ទើប|តាម (aba|អេប៊ីអេ|វីង|wing|អេស៊ីលីដា|acleda))`,
      `${handOverKhmer} (ប្រាក់|លុយ|ថ្លៃ)? … $`,
      `(បេក្ខជន|អ្នកដាក់ពាក្យ|បុគ្គលិកថ្មី|កម្មករ|អ្នក) … ត្រូវ (បង់|ចំណាយ|កក់|ចេញលុយ|ចេញថ្លៃ|ចេញប្រាក់)`,
      `(ចំណាយ|ចេញ) (ប្រាក់|លុយ|ថ្លៃ) … (មុន|ជាមុន|ដោយខ្លួនឯង|ខ្លួនឯង|$)`,
      'ទិញ … (ពីក្រុមហ៊ុន|ពីយើង|ជាមុន|មុនសិន|ដំបូង|ដោយខ្លួនឯង|ខ្លួនឯង|មុនចូលធ្វើការ|មុនធ្វើការ|មុនចាប់ផ្តើម)',
      'កាត់ (ប្រាក់ខែ|ប្រាក់|លុយ) … (ខែដំបូង|ខែទីមួយ|ខែទី 1|ថ្លៃ|កក់)',
      '(ជើងសារ|កម្រៃជើងសារ|សេវា) … ខែដំបូង',
      '(ខែដំបូង|ខែទីមួយ) … (ជាថ្លៃសេវា|ឱ្យភ្នាក់ងារ|ឱ្យមេខ្យល់)',
      '(ទុន|ដើមទុន|វិនិយោគ) … $',
    ],
    unless: [...othersOnly, ...companyPays, '(ពីអតិថិជន|ប្រចាំខែ|ក្នុងមួយខែ|ប្រាក់បៀវត្ស)'],
  },
];
