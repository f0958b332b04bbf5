/** Phrases that warn (product 3.15), in both languages; phrase-pattern.ts explains the notation. */
import { feePhrases } from './fee-phrases.ts';
import { type PhraseRule } from './phrase-pattern.ts';
import { type WarningKind } from '#contract/job-fields.ts';

const paper =
  '(passport|id card|identity card|national id|national card|identification card|identification|id|ids|family book|residence book|birth certificate|original degree|original diploma|original certificate|original document|original paper|original license|land title)';
const lessPaper =
  '(passport|id card|identity card|national id|id|ids|document|paper|certificate|degree|diploma|original|family book)';
const paperKhmer =
  '(លិខិតឆ្លងដែន|ប៉ាស្ព័រ|ប៉ាស្ស័រ|ប៉ាស្ព័រត៍|ប៉ាស្ប័រ|ប៉ាស់ស្ព័រ|ប៉ាសព័រ|ផាសព័រ|ផាស្ព័រ|អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|អត្តសញ្ញាប័ណ្ណ|កាតសម្គាល់ខ្លួន|ប័ណ្ណសម្គាល់ខ្លួន|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|សំបុត្រកំណើត|ឯកសារដើម|ឯកសារច្បាប់ដើម|ច្បាប់ដើម|សញ្ញាបត្រដើម|ប័ណ្ណបើកបរ|ប្លង់ដី)';
const othersPapers = [
  '(guest|customer|client|visitor|passenger|student|tourist|traveller|traveler|patient|tenant|supplier|copy|copies|photocopy|scan|scanned|picture|photo|number|filing|file|record|contract in order|with you|own passport|own paper|own document|own id|renew|renewal|consultant|embassy|drawing|database|archive|expatriate|counter|photograph|invoice|receipt)',
  '(ភ្ញៀវ|អតិថិជន|ច្បាប់ចម្លង|ថតចម្លង|ចម្លង|កូពី|សិស្ស|និស្សិត|ទេសចរ|អ្នកដំណើរ|ស្កេន|រូបថត|ប្រធាន|លេខ)',
];

const documents: readonly PhraseRule[] = [
  {
    phrases: [
      `(we|company|employer|boss|manager|office|agent|agency|landlord|factory|school|owner|madam|supervisor|management) (will|shall|must|may|can|to|also|should)? (keep|hold|retain|take|collect|store|lock|confiscate|safekeep|look after) … ${paper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (your|their|everyones) … ${lessPaper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (all|every|each|worker|employee|staff) … ${paper}`,
      '(keep|hold|retain|store) (the|your|all)? original',
      `(we|company|employer|boss|agent) (will|shall)? (keep|hold|retain) … (original|your paper|your document)`,
      `(hand over|hand in|surrender|give up|give in|turn in|entrust|deposit|leave|pledge|hand) … (your|original|passport|their|the|a)? ${paper}`,
      `(give|hand|bring|pass) (us|me|him|her|the company|the manager|the boss|the agent) (your|their|the|all)? (original)? ${paper}`,
      `(give|hand|send|submit|pass|show and give) (in|over)? (your|their|the|all)? (original)? ${paper} … (safekeeping|safe keeping|safety|to (the|our|your)? (agent|company|us|boss|manager|employer|owner|broker|supervisor))`,
      '(your|all|original) (document|paper|certificate) (will be|is|are|must be|shall be|to be) (kept|held|retained|stored|locked|collected)',
      `(submit|give|send|provide|deposit) (us|me|the company)? (your|their|an|the)? original … (id|passport|card|book|certificate|degree|document|diploma|paper)`,
      `${paper} … (kept|held|retained|taken|collected|confiscated|surrendered|handed over|handed in|locked|withheld|deposited|left)`,
      `${paper} … (stay|remain) (with|at|in)`,
      `${lessPaper} … as (a|an)? (guarantee|security|collateral|surety|deposit|pledge|bond)`,
      `(guarantee|security|collateral) … (your|original) ${lessPaper}`,
    ],
    unless: othersPapers,
  },
  {
    phrases: [
      `(រក្សាទុក|រក្សា|កាន់|កាន់កាប់|ដកហូត|ប្រមូល|ប្រគល់|រឹបអូស|បញ្ចាំ|តម្កល់|ដាក់បញ្ចាំ|ទុក|កក់|ដកយក|ចាប់យក|ឃាត់ទុក|ឃាត់|លាក់ទុក) … ${paperKhmer}`,
      `(ក្រុមហ៊ុន|ថៅកែ|យើង|អ្នកគ្រប់គ្រង|និយោជក|មេការ|ភ្នាក់ងារ) (ត្រូវ|នឹង)? (យក|ដក|សុំយក) … ${paperKhmer}`,
      `${paperKhmer} … (ទុក|រក្សា|តម្កល់|កក់|បញ្ចាំ|ដាក់ធានា|ធានា|កក់ទុក|ជាការធានា|ជាប្រាក់ធានា|ដើម្បីធានា|ជាវត្ថុធានា|ឱ្យថៅកែ|ឱ្យក្រុមហ៊ុន|ឱ្យអ្នកគ្រប់គ្រង|នៅក្រុមហ៊ុន|នៅនឹងក្រុមហ៊ុន|នៅជាមួយក្រុមហ៊ុន)`,
      `(ដាក់|ប្រើ) ${paperKhmer} … (ធានា|បញ្ចាំ|កក់|ទុក)`,
    ],
    unless: othersPapers,
  },
];

const land =
  '(myanmar|burma|laos|lao|philippines|manila|dubai|uae|emirates|malaysia|kuala lumpur|thailand|bangkok|pattaya|korea|south korea|seoul|vietnam|taiwan|japan|tokyo|singapore|indonesia|hong kong|macau|china|saudi arabia|saudi|qatar|kuwait|maldives|mae sot|myawaddy|golden triangle)';
const landKhmer =
  '(មីយ៉ាន់ម៉ា|មីយ៉ាន់ម៉ារ|មីយ៉ាន់ម៉ា|ភូមា|ថៃ|ថៃឡង់ដ៍|បាងកក|ម៉ាឡេស៊ី|ម៉ាលេស៊ី|កូរ៉េ|កូរ៉េខាងត្បូង|ឌូបៃ|ឡាវ|ហ្វីលីពីន|វៀតណាម|ជប៉ុន|សិង្ហបុរី|តៃវ៉ាន់|ចិន|អារ៉ាប៊ីសាអូឌីត|ឥណ្ឌូណេស៊ី|ឥណ្ឌូនេស៊ី|ហុងកុង|ម៉ាកាវ|អារ៉ាប់រួម)';
const atHome = [
  '(visitor|guest|tour|student|teach|teacher|consultant|import|importing|importer|export|exporting|exporter|shipping|exhibition|fair|meeting|conference|twice|scholarship|buyer|client|speaking|embassy|business trip|trip|graduate|supplier|headquarter|based company|trade|phnom penh office|office in phnom penh|in phnom penh|in siem reap|in battambang|in sihanoukville|in cambodia|experience working|experience in|experience of|advantage|shipment|freight|logistics|visa officer|ticketing|travel agency|market research|colleague)',
  '(ភ្ញៀវ|ទេសចរ|បង្រៀន|គ្រូ|និស្សិត|សិស្ស|នៅភ្នំពេញ|ការិយាល័យភ្នំពេញ|នៅខេត្ត|នៅក្នុងខេត្ត|នៅសៀមរាប|មកភ្នំពេញ|នាំចូល|នាំចេញ|ដឹកទំនិញ|ប្រធានទៅ|បេសកកម្ម|អតិថិជនពី|នៅកម្ពុជា|ប្រឹក្សា|បទពិសោធន៍ធ្វើការ)',
];
const onlineWork =
  '(job|work|working|position|vacancy|vacancies|opportunity|employment|customer service|customer support|customer care|chat|chatter|call center|call centre|telesales|telemarketing|typing|typist|data entry|online|marketing|casino|gaming|game|crypto|forex|translator|factory|agent|staff|worker|operator|maid|housemaid|promoter|sales|recruit|recruiting|hiring|wanted|needed|admin|model|massage|fishing|fisherman|construction|farm|plantation)';

const abroad: readonly PhraseRule[] = [
  {
    phrases: [
      `${onlineWork} … (in|at|near|inside) (the)? ${land}`,
      `(job|work|worker|working|labour|labor|maid|housemaid|cook|nanny|driver|girl|women|men|people) … to (the)? ${land}`,
      `(recruit|recruiting|recruitment|worker|job|vacancies|vacancy|hiring|maid|housemaid|labour|labor) for (the)? ${land}`,
      `(customer service|customer support|customer care|chat|chat support|chatter|call center|call centre|telesales|casino|typing|data entry|online) … ${land}`,
      `${land} … (job|vacancy|vacancies|work opportunity|recruitment|customer service|call center|call centre|chat support|casino)`,
      `(go|travel|fly|relocate|leave|depart|move|sent|send you|take you|bring you) … (to|for) (the)? ${land}`,
      `(visa|ticket|flight|airfare|accommodation|travel) … (arrange|arranged|provide|provided|paid|pay|free|included|cover|covered) … ${land}`,
      `${land} … (visa|ticket|flight|airfare) … (arrange|arranged|provide|provided|paid|free|included|covered)`,
      `(salary|earn|usd) … (in|to) (the)? ${land}`,
    ],
    unless: atHome,
  },
  {
    phrases: [
      '(work|working|job|employment|worker|position|opportunity|opportunities|career|placement) (is|are|in|from)? (abroad|overseas|a foreign country|foreign countries|another country)',
      '(overseas|foreign) (job|work|worker|vacancy|vacancies|employment|recruitment)',
      '(go|travel|fly|sent|send you) (to work)? (abroad|overseas)',
      '(cross|across|over|beyond) the (thai|lao|vietnamese|vietnam|myanmar)? border',
      '(mae sot|myawaddy|kk park|shwe kokko|golden triangle|kokang|laukkai)',
      'tourist visa … (enough|ok|fine|work|only)',
      '(passport|visa) (is|are)? (not|no) (necessary|needed|required|need)',
    ],
    near: [
      `(work|job|salary|earn|paid|pay|free|visa|ticket|flight|we|experience|factory|casino|usd|company|agent)`,
    ],
    unless: [...atHome, '(goods|cargo|transport|truck|customs|remittance|money transfer|apply|to apply)'],
  },
  {
    phrases: [
      `(ការងារ|ធ្វើការ|ពលកម្ម|បុគ្គលិក|ជ្រើសរើស|ត្រូវការ|កម្មករ|ឆាត|អនឡាញ|កាស៊ីណូ|រោងចក្រ|មេផ្ទះ|ប្រាក់ខែ|អ្នក) … (នៅ|ទៅ|ឯ|នៅឯ|នៅក្នុង|នៅខាង|ខាង) (ប្រទេស|ស្រុក|ទីក្រុង|ក្រុង)? ${landKhmer}`,
      `(ទៅ|ចេញ) (ធ្វើការ|ធ្វើពលកម្ម|រកស៊ី|រកលុយ) … (ប្រទេស|ស្រុក)? (${landKhmer.slice(1, -1)}|ក្រៅប្រទេស|បរទេស)`,
      '(ការងារ|ធ្វើការ|ពលកម្ម) (នៅ|ទៅ|ឯ)? (ក្រៅប្រទេស|បរទេស|ក្រៅស្រុក)',
      `(ទៅ|នៅ) (ប្រទេស|ស្រុក)? ${landKhmer} … (ធ្វើការ|ការងារ|ប្រាក់ខែ|ប្រាក់ឈ្នួល|ចំណូល|ធ្វើកុំព្យូទ័រ)`,
      `ធ្វើការ … ប្រទេស ${landKhmer}`,
      'ឆ្លងព្រំដែន',
      `${landKhmer} … (សំបុត្រយន្តហោះ|ទិដ្ឋាការ|វីសា|វីហ្សា) … (ជូន|ឱ្យ|ឥតគិតថ្លៃ|រៀបចំ|ចេញ)`,
      `(សំបុត្រយន្តហោះ|ទិដ្ឋាការ|វីសា|វីហ្សា) … (ទៅ|នៅ) (ប្រទេស)? ${landKhmer}`,
    ],
    unless: atHome,
  },
];

const ease = [
  '(home|phone|mobile|smartphone|online|no experience|without experience|no skill|no interview|no degree|easy|simple|anyone|everyone|tiktok|facebook|youtube|telegram|whatsapp|click|like|task|spare time|free time|hours a day|only|guarantee|guaranteed|little work|light work|copy|paste|typing|minute|one hour|two hour|1 hour|2 hour|everyone welcome)',
  '(នៅផ្ទះ|ទូរសព្ទ|អនឡាញ|ងាយ|បទពិសោធន៍|តេឡេក្រាម|ហ្វេសប៊ុក|តិចតួច|ធ្វើតិច|ការងារស្រាល|ពេលទំនេរ|នរណាក៏|អ្នកណាក៏|មិនចាំបាច់|ចុច|ឡាយ|ម៉ោងក្នុងមួយថ្ងៃ|ម៉ោងមួយថ្ងៃ)',
];
const skilled = [
  '(teach|teacher|tutor|degree|bachelor|certificate|developer|engineer|programmer|designer|translator|doctor|lawyer|nurse|architect|years|year of|accountant|manager|senior|consultant|photographer|pilot|auditor|loan)',
  '(គ្រូ|បង្រៀន|វិស្វករ|បរិញ្ញាបត្រ|ឆ្នាំ|អ្នកគ្រប់គ្រង|វេជ្ជបណ្ឌិត|អ្នកបកប្រែ|អ្នករចនា)',
];
const clicking =
  '(like|click|rate|watch|liking|clicking|rating|watching|subscribe to) (on|the|a|our|some|short|online)? (video|post|tiktok|youtube|facebook|hotel|page|link|ad|advert)';
const perDay = '(a|per|every|each|in one|in a|one|in) (single)? day';
const perDayKhmer = '(ក្នុង (មួយ|1) ថ្ងៃ|(មួយ|1) ថ្ងៃ|ប្រចាំថ្ងៃ|រាល់ថ្ងៃ|រៀងរាល់ថ្ងៃ)';
const perMonthKhmer = '(ក្នុង (មួយ|1) ខែ|(មួយ|1) ខែ|ប្រចាំខែ)';

const easyMoney: readonly PhraseRule[] = [
  {
    phrases: [
      `$50+ ($|cash|profit|income|or more|and more|easily|net|easy)? (${perDay}|day|daily|everyday|every day)`,
      `(${perDay}|daily) (you)? (can)? (earn|get|make|receive|income|profit|of|up to)? $50+`,
      `(weekly|daily) (income|earning|profit|salary|pay) (of|is|up to)? $50+`,
      'ចំណូល $200+ … សប្តាហ៍',
      `$20+ ($|cash|profit|or more)? (${perDay}|daily|every day|(a|an|per|every|each) hour|hourly)`,
      '$300+ ($|cash|profit|or more)? (a|per|every|each) week',
      `$20+ (${perDayKhmer}|ក្នុងមួយម៉ោង|មួយម៉ោង)`,
      `(${perDayKhmer}|ក្នុងមួយម៉ោង|មួយម៉ោង) (អាច)? (រកបាន|ទទួលបាន|រកលុយបាន|បាន|ចំណូល) $20+`,
      `(ចំណូល|រកបាន|រកលុយបាន|រកលុយ|រកប្រាក់) ${perDayKhmer} $20+`,
    ],
    near: ease,
    unless: skilled,
  },
  {
    phrases: [
      '$800+ ($|cash|profit|or more)? ((a|per|every|each|in one) month|monthly)',
      `$700+ ${perMonthKhmer}`,
      `${perMonthKhmer} (អាច)? (រកបាន|ទទួលបាន|បាន|ចំណូល) $700+`,
    ],
    near: [
      '(no|without|zero) (work|previous|any)? (experience|skill|interview|degree|qualification)',
      '(anyone|everybody|everyone) can',
      '(easy|simple|light|little) (work|job|task|money)',
      '(spare time|free time|from your phone|only your phone|on your phone)',
      '(1|2|3|4|one|two|three|four|few) hours (a|per|each|every) day',
      '(ងាយ|តាមទូរសព្ទ|ប្រើទូរសព្ទ|គ្មានបទពិសោធន៍|ពេលទំនេរ|ការងារស្រាល|ធ្វើតិច|ធ្វើការតិច)',
      '(មិន|ឥត|ពុំ) (ត្រូវការ|ត្រូវ|ចាំបាច់|បាច់|តម្រូវ) (មាន|ឱ្យមាន)? បទពិសោធន៍',
      '(1|2|3|4) ម៉ោង (ក្នុង)? (មួយ|1) ថ្ងៃ',
    ],
    unless: skilled,
  },
  {
    phrases: [
      '(easy|quick|fast) (money|cash|income|earning|profit)',
      '(get|be|become|getting) (very)? (rich|wealthy|a millionaire|millionaire)',
      `(earn|earning|make) … $40+ (${perDay}|daily|day|every day)`,
      '(free|extra easy) money',
      '(work|do) less … earn more',
      'earn more … (work|do) less',
      '(income|profit|earning|return) (is|are)? (guaranteed|guarantee)',
      '(minute|half an hour|(an|one|two|1|2) hour) (a|per|each|every)? day … (earn|receive|get|make|paid) … $20+',
      '$20+ … (for|in) (only|just)? (an|one|two|1|2|10|15|20|30) (hour|minute)',
      '(click|clicking|watching|viewing|watch|view) (on|the|our)? (ad|advert|advertisement)',
      '(passive|unlimited|guaranteed) (monthly|daily|weekly)? (income|earning|profit|return|money)',
      'financial freedom',
      '(high|huge|big|very good) (income|salary|pay|earning|money|wage) … (little work|less work|easy work|light work|no experience|few hours|easy job|little effort|do nothing|without work|no work|simple work|zero experience)',
      '(easy|little|light|simple|less) (work|job|task) … (high|big|much|huge|lot of|great) (income|salary|pay|money|earning|wage)',
      `${clicking} … (earn|receive|get|paid|money|usd|commission)`,
      `(earn|get paid|paid|money|income|commission) … ${clicking}`,
      '(simple|easy|small) task … (usd|dollar|paid|pay|daily|earn|money|commission)',
      '(invite|refer|bring) (your|more|new|other)? (friend|member) … (earn|commission|bonus|receive|get|usd)',
      '(earn|money|income|cash|usd) … (from|with|on|using|by) (your|a|the|only|just)? (own)? (phone|smartphone|mobile)',
      '(double|triple|multiply) your (money|income|salary)',
      '(work|job|only|just) (for)? (1|2|one|two|an) hour (a|per|each|every) day',
      '(earn|make money) … (at|from) home',
      '(earn|make) (money|cash|income) (online|fast|quick|easily|every day)',
    ],
    unless: skilled,
  },
  {
    phrases: [
      '(1|2|3|មួយ|ពីរ) ម៉ោង (បាន|រកបាន|ទទួលបាន|អាចរកបាន) $20+',
      '(មិនបាច់|មិនចាំបាច់|មិនសូវ) (ធ្វើ|ធ្វើការ|ខំ) … (លុយ|ប្រាក់|ចំណូល)',
      '(លុយ|ចំណូល|ប្រាក់) (ច្រើន|ខ្ពស់) … (ធ្វើការតិច|ធ្វើតិច|មិនហត់|មិននឿយ)',
      'ចំណូល (ខ្ពស់|ច្រើន|ធំ) … (តិច|ស្រាល|ងាយ|នៅផ្ទះ|ទូរសព្ទ|ស្រួល|មិនត្រូវការបទពិសោធន៍|គ្មានបទពិសោធន៍|មិនចាំបាច់|មិនបាច់)',
      '(ធ្វើការតិច|ធ្វើតិច|ការងារតិច|ការងារស្រាល|ការងារងាយ|ការងារស្រួល|ធ្វើការស្រួល) … (ប្រាក់|ចំណូល|លុយ|ប្រាក់ខែ) … (ខ្ពស់|ច្រើន|ល្អ)',
      '(ប្រាក់ខែ|ប្រាក់|លុយ) (ខ្ពស់|ច្រើន) … (ធ្វើការតិច|ធ្វើតិច|ការងារស្រាល|ការងារងាយ|ងាយៗ|ងាយស្រួល|ការងារស្រួល)',
      '(ចំណូល|ប្រាក់ចំណូល|កម្រៃ) (គ្មានដែនកំណត់|មិនកំណត់|គ្មានកម្រិត|អកម្ម)',
      '(រកលុយ|រកប្រាក់|លុយ|រកចំណូល) (បាន)? (ងាយ|លឿន|ឆាប់|ស្រួល|ងាយស្រួល|ងាយៗ|រហ័ស)',
      '(ងាយ|ងាយៗ|ងាយស្រួល) (បាន|រក) (លុយ|ប្រាក់|ចំណូល)',
      '(ឆាប់មាន|ឆាប់អ្នកមាន|ក្លាយជាអ្នកមាន|ឆាប់មានលុយ|ក្លាយជាសេដ្ឋី)',
      '(ចុច|មើល|ឡាយ|like|ឡៃ|ចែករំលែក|share) … (វីដេអូ|ឡាយ|like|ឡៃ|ផុស|ទំព័រ|tiktok|តិកតុក|តំណ|ការផ្សាយ|youtube) … (លុយ|ប្រាក់|ចំណូល|$|កម្រៃ)',
      '(ណែនាំ|អញ្ជើញ|បបួល) (មិត្ត|មិត្តភក្តិ|សមាជិក) … (ទទួលបាន|$|កម្រៃ|លុយ)',
      '(រកលុយ|រកប្រាក់|រកចំណូល|រកបាន) … (តាម|លើ|ដោយប្រើ|ប្រើ) (តែ)? (ទូរសព្ទ|ទូរសព្ទដៃ|smartphone)',
      '(តាម|លើ|ប្រើ|ប្រើតែ) (ទូរសព្ទ|ទូរសព្ទដៃ) … (រកលុយ|រកប្រាក់|រកបាន|ចំណូល)',
      '(រកលុយ|រកប្រាក់|រកចំណូល) … (នៅផ្ទះ|អនឡាញ|តាមអ៊ីនធឺណិត)',
      '(ចំណេញ|ប្រាក់ចំណេញ|ចំណូល) (ធានា|១០០ភាគរយ|ពិតប្រាកដ)',
    ],
    unless: skilled,
  },
];

export const warningPhrases: Readonly<Record<WarningKind, readonly PhraseRule[]>> = {
  fee: feePhrases,
  documents,
  abroad,
  easy_money: easyMoney,
};
