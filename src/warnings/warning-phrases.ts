/** Phrases that warn (product 3.15), in both languages; phrase-pattern.ts explains the notation. */
import { type WarningKind } from '#contract/job-fields.ts';
import { combinedSigns } from './combined-signs.ts';
import { confinementPhrases, freeToLeave } from './confinement-phrases.ts';
import { crimePhrases } from './crime-phrases.ts';
import { easyMoneyPhrases, honestIncome } from './easy-money-phrases.ts';
import { errandPhrases, fightsCrime } from './errand-phrases.ts';
import { takesNoMoney } from './fee-exceptions.ts';
import { feePhrases } from './fee-phrases.ts';
import { hiddenFeePhrases } from './hidden-fee-phrases.ts';
import { investmentPhrases } from './investment-phrases.ts';
import { khmerFeePhrases } from './khmer-fee-phrases.ts';
import { othersPapers, returnsPapers } from './others-papers.ts';
import { type PhraseRule } from './phrase-pattern.ts';
import { isDecent, sexualPhrases } from './sexual-phrases.ts';

const land =
  '(georgia|beijing|shanghai|guangzhou|shenzhen|myanmar|burma|laos|lao|philippines|manila|dubai|uae|emirates|malaysia|kuala lumpur|thailand|bangkok|pattaya|korea|south korea|seoul|vietnam|taiwan|japan|tokyo|singapore|indonesia|hong kong|macau|china|saudi arabia|saudi|qatar|kuwait|maldives|mae sot|myawaddy|golden triangle|australia|canada|america|usa|united states|europe|poland|israel|new zealand|russia|romania|turkey|india|bahrain|oman|brunei|mongolia|shwe kokko|kk park|chanthaburi|rayong|trat|sa kaeo|aranyaprathet|chonburi|phuket|surin|ho chi minh|saigon|vientiane|savannakhet|yangon|johor|penang|busan|incheon|osaka|taipei|johor bahru|scotland|england|germany|hungary|cyprus|oceania|lebanon|jordan|poipet border|thai side|vietnam side|vietnamese side|chinese side|burmese side|lao side|thai border|vietnam border|lao border)';
const landKhmer =
  '(អារ៉ាប៊ី|អារ៉ាប់|ម៉ែសត|ម៉ែសោត|មីយ៉ាវ៉ាឌី|មីយ៉ាន់ម៉ា|មីយ៉ាន់ម៉ារ|មីយ៉ាន់ម៉ា|ភូមា|ថៃ|ថៃឡង់ដ៍|បាងកក|ម៉ាឡេស៊ី|ម៉ាលេស៊ី|កូរ៉េ|កូរ៉េខាងត្បូង|ឌូបៃ|ឡាវ|ហ្វីលីពីន|វៀតណាម|ជប៉ុន|សិង្ហបុរី|តៃវ៉ាន់|ចិន|អារ៉ាប៊ីសាអូឌីត|ឥណ្ឌូណេស៊ី|ឥណ្ឌូនេស៊ី|ហុងកុង|ម៉ាកាវ|អារ៉ាប់រួម|ចាន់បុរី|ចន្ទបុរី|រ៉ាយ៉ង|ត្រាត|ស្រះកែវ|ឆុនបុរី|ភូកេត|សុរិន្ទ|អារ៉ាញ|ព្រៃនគរ|ហូជីមិញ|វៀងចន្ទន៍|រ៉ង់គូន|បូសាន|តៃប៉ិ|អាល្លឺម៉ង់|រ៉ូម៉ានី|ហុងគ្រី|ម៉ាឡេ|ភូមា|អូស្ត្រាលី|កាណាដា|អាមេរិក|អ៊ឺរ៉ុប|អឺរ៉ុប|ប៉ូឡូញ|អ៊ីស្រាអែល|នូវែលសេឡង់|ម៉ានីល|មីយ៉ាវ៉ាឌី|មីយ៉ាន់|ឥណ្ឌា|រុស្ស៊ី|គុយវ៉ែត|កាតា|ហុងកុង|តៃវាន់|តៃវ៉ាន|ហ្វីលីពីន|ភីលីពីន)';
const atHome = [
  `${land} (bbq|sushi|ramen|noodle|kitchen|grill|cafe|coffee|bakery|mart|tower|plaza|bank|airline|airway|university|embassy|food|cuisine|style)|visa for (customer|client|guest|tourist)|(customer|client|tourist|traveller|guest) (who|that) (go|goes|fly|travel)`,
  '(bkk|bkk1|toul kork|tuol kork|toul tompoung|chamkarmon|daun penh|sen sok|living in|family from|visitor|guest|tour|student|teach|teacher|consultant|import|importing|importer|export|exporting|exporter|shipping|exhibition|fair|meeting|conference|twice|scholarship|buyer|client|speaking|embassy|business trip|trip|week of training|weeks of training|training course|head office|office job|graduate|supplier|headquarter|based company|trade|phnom penh office|office in phnom penh|in phnom penh|in siem reap|in battambang|in sihanoukville|in cambodia|experience working|experience in|experience of|advantage|shipment|freight|logistics|visa officer|ticketing|travel agency|market research|colleague|customs|school|university|association|speaking|flight route|ngo|standard|customer from|client in|partner|market|trafficking|awareness|migration|write about|journalist|reporter|hotline|rescued|survivor|we are not|hq|restaurant in|korean restaurant|tour|package|sell|route|massage therapist)',
  '(husband|wife|mother|father|son|daughter) (is|was|still|also)? (work|works|worked|live|lives)|i (heard|read)|(i|we) (have|had|also)? (worked|lived|studied|was|were)',
  '(ស្វាយ|ផ្លែឈើ|ទំនិញ|អង្ករ|ផលិតផល|លក់) ទៅ|(ប្តី|ប្រពន្ធ|ម្តាយ|ឪពុក) (របស់)? ខ្ញុំ|ខ្ញុំ (ធ្លាប់|នៅ|លឺ|ឮ)|ចេះ (ភាសា)? (ចិន|ថៃ|កូរ៉េ|ជប៉ុន|វៀតណាម)|(បញ្ជូន)? (ទៅ)? រៀន (នៅ|ធ្វើ)?|ទៅ ហ្វឹកហាត់|ភាសា (អង់គ្លេស|ខ្មែរ)? (ឬ|និង)? (ចិន|ថៃ|កូរ៉េ|ជប៉ុន|វៀតណាម)',
  '(thai|vietnam|vietnamese|lao) border … (pailin|battambang|province|kandal|takeo|svay rieng|kampot)|(pailin|battambang|kandal|takeo|svay rieng|kampot) … (near|at|by) the (thai|vietnam|vietnamese|lao) border',
  '(ភ្ញៀវ|ទេសចរ|បង្រៀន|គ្រូ|និស្សិត|សិស្ស|នៅភ្នំពេញ|ការិយាល័យភ្នំពេញ|នៅខេត្ត|នៅក្នុងខេត្ត|នៅសៀមរាប|មកភ្នំពេញ|នាំចូល|នាំចេញ|ដឹកទំនិញ|ប្រធានទៅ|បេសកកម្ម|អតិថិជនពី|នៅកម្ពុជា|ប្រឹក្សា|បទពិសោធន៍ធ្វើការ|គយ|ដៃគូ|ជូនភ្ញៀវ|សាលា|ស្ថានទូត|ធ្លាប់ទៅ|ធ្លាប់ធ្វើការ|ប្រឆាំង|ជួញដូរមនុស្ស|ចំណាកស្រុក|ប្រយ័ត្ន|ផ្សព្វផ្សាយ|មិនមែន)',
];
const onlineWork =
  '(job|work|working|position|vacancy|vacancies|opportunity|employment|customer service|customer support|customer care|chat|chatter|call center|call centre|telesales|telemarketing|typing|typist|data entry|online|marketing|casino|gaming|game|crypto|forex|translator|factory|agent|staff|worker|operator|maid|housemaid|promoter|sales|recruit|recruiting|hiring|wanted|needed|admin|model|massage|fishing|fisherman|construction|farm|plantation)';

/** A licensed agency that takes nothing from workers: the law allows that. */
const isLicensed = [
  [
    '(licensed|licence|license|molvt|eps|mou|department of (labour|labor)|(ask|by|through|at|check … ) (the)? ministry|ministry of labour|ministry of labor)',
    '(អាជ្ញាប័ណ្ណ|ស្របច្បាប់|ផ្លូវច្បាប់|eps|ក្រសួងការងារ)',
  ],
  [
    '(employer|company|agency|factory|hotel|restaurant|hospital|farm) (will|also)? (bear|bears|pay|pays|cover|covers) (for)? (all|the|agency|visa|flight|ticket|every|full)?',
    '(cost|expense|fee|ticket|visa|flight|everything) … (by|from) (the|your)? (employer|company|agency|factory|farm)',
    '(you|worker) keep (your|the) (own)? passport|read (the|your)? contract|contract … (home|family|parent)|(dont|do not|never) send (anybody|anyone|people)',
    '(ប៉ាស្ព័រ|លិខិតឆ្លងដែន) (អ្នក|ប្អូន) (ទុក|កាន់) (ដោយ)? ខ្លួន|(យក)? ទៅ អាន|អាន … (ឪពុកម្តាយ|គ្រួសារ|នៅផ្ទះ)|សួរនៅក្រសួង',
    '(nobody|no one) (may|can|should) (take|ask|charge)|(take|ask for|charge) no money',
    '(no|without) (private)? (broker|agent)|official system|(check|verify) … (department|ministry)|(information|listen) … free',
    '(no|zero|without) (any)? (placement|agency|recruitment|service)? (fee|cost|charge|salary deduction|deduction)|(worker|candidate|you) (pay|pays) nothing|free of charge',
    '(និយោជក|ថៅកែ|ក្រុមហ៊ុន|រោងចក្រ|កសិដ្ឋាន) (ជប៉ុន|កូរ៉េ|ម៉ាឡេស៊ី|ខាងនោះ)? (ជា)? (អ្នក)? (ចេញ|រ៉ាប់រង|បង់|ទទួលបន្ទុក)',
    '(មិន|អត់|ពុំ) (ត្រូវ|ចាំបាច់|តម្រូវ)? (អោយ)? (បង់|យក|គិត|កាត់|អស់) (ថ្លៃ|លុយ|ប្រាក់|អ្វី)|ឥតគិតថ្លៃ',
    '(មិន|គ្មាន|អត់) (មាន)? (ភ្នាក់ងារ|មេខ្យល់)|(អាច)? ផ្ទៀង|ព័ត៌មាន (ដោយសេរី|នៅក្រសួង)|កុំ (ប្រគល់|អោយ|បង់) (លុយ|ប្រាក់)',
  ],
];

/** Phrases about work abroad (product 3.15). */
const abroadPhrases: readonly PhraseRule[] = [
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
      `(staff|worker|cleaner|waiter|waitress|welder|caregiver|gardener|dancer|girl|girls|lady|ladies|women|men|people|crew|cook|driver|massage|hostess|promoter|helper|nanny|family|boss|company) (wanted|needed|required)? (for|in|to) (the)? ${land}`,
      `(wanted|needed|hiring|recruit|recruiting|require|needs) … (for|in|to)? (the)? ${land}`,
      `(work|working|job|jobs) (in|at|to|for|inside)? (the)? ${land}`,
      `${land} … (needs|need|looking for|khmer|type|typing|salary|wage|usd|visa)`,
      `(work|worker|fisherman|fisher|sailor|crew|deckhand|boat) … ${land}`,
      `${land} … (at sea|on board|on a boat|boat|ship|deep sea|captain)`,
      `(thai|malaysian|indonesian|vietnamese|lao|burmese|korean|chinese) (farm|boat|plantation|fishing boat|ship|orchard|side)`,
      `${land} (maid|housemaid|cleaner|farm|casino|construction|fishing|caregiver|nanny|factory worker|massage|dishwasher|labourer|laborer|job|jobs|work)`,
      `(walk|cross|crossing|go|pass|run|travel) … (forest|jungle|river|border|mountain) … (night|dark|secretly|secret|quietly)`,
      `(fetch|fetches|meet|meets|pick|picks|collect|collects|wait|waits) … (near|at|by) (the)? border`,
      `(harvest|farm|factory|fishing|fish|boat|fruit picking|dishwasher|restaurant|construction) … ${land}`,
      `(go|goes|going|cross|crossing|move|moving|come|bring|brought|taken) (over|across|with us|together)? (to|into) (the)? ${land}`,
    ],
    unless: atHome,
    unlessAll: isLicensed,
  },
  {
    phrases: [
      '(work|working|job|employment|worker|position|opportunity|opportunities|career|placement) (is|are|in|from)? (abroad|overseas|a foreign country|foreign countries|another country)',
      '(overseas|foreign) (job|work|worker|vacancy|vacancies|employment|recruitment)',
      '(go|travel|fly|sent|send you) (to work)? (abroad|overseas)',
      '(cross|across|over|beyond) the (thai|lao|vietnamese|vietnam|myanmar)? border',
      '(mae sot|myawaddy|kk park|shwe kokko|golden triangle|kokang|laukkai)',
      'tourist visa … (enough|ok|fine|work|only|change|changed|then|first)',
      '(no|without) (passport|visa) (is|are)? (needed|required|necessary|ok|okay|fine|need|also ok)?',
      '(cross|crossing|walk|go) (over|across)? (to|into|the)? (the)? (other|thai|vietnamese|lao|chinese) (side|border)',
      '(picks you up|pick you up|pick up) … (border|cross)',
      '(no|without) (paper|document) (is|are)? (needed|required|necessary|ok)? … (boat|border|tomorrow|tonight|night|leave)',
      '(boat|border|leave|tonight|tomorrow) … (no|without) (paper|document)',
      '(passport|visa) (is|are)? (not|no) (necessary|needed|required|need)',
    ],
    near: [
      `(work|job|salary|earn|paid|pay|free|visa|ticket|flight|we|experience|factory|casino|usd|company|agent)`,
    ],
    unless: [...atHome, '(goods|cargo|transport|truck|customs|remittance|money transfer|apply|to apply)'],
    unlessAll: isLicensed,
  },
  {
    phrases: [
      `(ការងារ|ធ្វើការ|ពលកម្ម|បុគ្គលិក|ជ្រើសរើស|ត្រូវការ|កម្មករ|ឆាត|អនឡាញ|កាស៊ីណូ|រោងចក្រ|មេផ្ទះ|ប្រាក់ខែ|អ្នក) … (នៅ|ទៅ|ឯ|នៅឯ|នៅក្នុង|នៅខាង|ខាង) (ប្រទេស|ស្រុក|ទីក្រុង|ក្រុង)? ${landKhmer}`,
      `(ទៅ|ចេញ) (ធ្វើការ|ធ្វើពលកម្ម|រកស៊ី|រកលុយ) … (ប្រទេស|ស្រុក)? (${landKhmer.slice(1, -1)}|ក្រៅប្រទេស|បរទេស)`,
      '(ការងារ|ធ្វើការ|ពលកម្ម) (នៅ|ទៅ|ឯ)? (ក្រៅប្រទេស|បរទេស|ក្រៅស្រុក)',
      `(ការងារ|ធ្វើការ|ពលកម្ម) (នៅ|ទៅ|ឯ|ខាង)? ${landKhmer} … $`,
      `(ទៅ|នៅ) (ប្រទេស|ស្រុក)? ${landKhmer} … (ធ្វើការ|ការងារ|ប្រាក់ខែ|ប្រាក់ឈ្នួល|ចំណូល|ធ្វើកុំព្យូទ័រ)`,
      `ធ្វើការ … ប្រទេស ${landKhmer}`,
      'ឆ្លងព្រំដែន',
      `${landKhmer} … (សំបុត្រយន្តហោះ|ទិដ្ឋាការ|វីសា|វីហ្សា) … (ជូន|ឱ្យ|ឥតគិតថ្លៃ|រៀបចំ|ចេញ)`,
      `(សំបុត្រយន្តហោះ|ទិដ្ឋាការ|វីសា|វីហ្សា) … (ទៅ|នៅ) (ប្រទេស)? ${landKhmer}`,
      `(ទៅ|ចង់ទៅ|ខាង|នៅខាង|នៅ|ទៅឯ|ទៅខាង) (ប្រទេស|ស្រុក|ខាង)? ${landKhmer} … (ខែ|លុយ|ប្រាក់|ប្រឡង|វីសា|ឯកសារ|ដំណើរ|ធ្វើការ|ឆាប់|$|ប៉ាស្ព័រ|ប៉ាស្ស័រ)`,
      `(ទូក|នេសាទ|ត្រី|ចម្ការ|កសិកម្ម|ឆាត|ម៉ាស្សា|រោងចក្រ|ដំណាំ|ប្រមូលផល|សំណង់|មេផ្ទះ) … (ខាង|នៅ|ទៅ) (ប្រទេស)? ${landKhmer}`,
      '(ជាប់|ជិត|មាត់|តាម|ក្បែរ|ខាង) ព្រំដែន … (អនឡាញ|កុំព្យូទ័រ|ឆាត|វាយ|លេង|ខែ)',
      '(ឆ្លងដែន (ទៅ|ខ្លួនទទេ|តាមព្រៃ)|ឆ្លង (យប់|ទឹក|តាមព្រៃ|តាមទឹក)|ឆ្លងទៅ (ធ្វើ|រក|ថៃ)|ឆ្លងព្រំ|លួចឆ្លង)',
      '(មិន|អត់|គ្មាន|ពុំ) (មាន|ត្រូវការ|ចាំបាច់|បាច់|ចាំបាច់មាន)? (ប៉ាស្ព័រ|លិខិតឆ្លងដែន|ប៉ាស្ស័រ|វីសា) … (ក៏បាន|ទៅបាន|ទេ|ក៏ទៅ)',
    ],
    unless: atHome,
    unlessAll: isLicensed,
  },
  {
    phrases: [
      `(កម្មករ|អ្នកបម្រើ|មេផ្ទះ|ចម្ការ|កសិដ្ឋាន|សំណង់|នេសាទ|កប៉ាល់|ទូកនេសាទ|ការងារ|អ្នកថែទាំ|កម្មករសំណង់|រុករក) (ប្រុស|ស្រី|ដំណាំ|នេសាទ)? (នៅ|ទៅ|ក្នុង)? (ប្រទេស|ស្រុក|សមុទ្រ)? ${landKhmer}`,
      `(ទូក|កប៉ាល់|នាវា) … (នេសាទ|សមុទ្រ|ក្រៅប្រទេស) … (ឆ្នាំ|ខែ|ប៉ាស្ព័រ)`,
      '(ទៅ|នៅ|ធ្វើការ) (ក្រៅស្រុក|ស្រុកគេ|ស្រុកក្រៅ)',
    ],
    unless: [...atHome, '(ភាសា|ម្ហូប|ក្រុមហ៊ុន|ភោជនីយដ្ឋាន|ហាង|រោងចក្រ(?= ?(ចិន|កូរ៉េ|ជប៉ុន|តៃវ៉ាន់))|ថៅកែ|មជ្ឈមណ្ឌលរដ្ឋ|eps)'],
    unlessAll: isLicensed,
  },
  {
    phrases: [
      '(ទិដ្ឋាការ|វីសា|វីហ្សា) (ទេសចរណ៍|ទេសចរ) … (រៀបចំ|ធ្វើការ|ក៏បាន|ទៅ|ប្តូរ|សិន|មុន)',
      '(ទៅ|ចេញ) ធ្វើការ … (ទិដ្ឋាការ|វីសា) (ទេសចរណ៍|ទេសចរ)',
      '(វីសា|ទិដ្ឋាការ) (ទេសចរណ៍|ទេសចរ) (សិន|មុន)',
      'ចូល ជា (អ្នក)? ទេសចរ',
      '(មិន|អត់|ពុំ|គ្មាន) (បាច់|ចាំបាច់|ត្រូវការ|តម្រូវ|ត្រូវ)? (ប្រឡង|ប្រឡងភាសា|ចេះភាសា)',
      '(no|without) (a|any|the)? (language|korean|topik|eps)? (test|exam)',
    ],
    near: [land, landKhmer, '(ក្រៅប្រទេស|ស្រុកក្រៅ|abroad|overseas)'],
    unless: ['(ភ្ញៀវ|ជូនភ្ញៀវ|អតិថិជន|travel agency|speaking|client)'],
  },
  // Ways there, whatever the sentence.
  {
    phrases: [land, landKhmer],
    near: [
      '(fly|flying|flight|walk|cross|crossing|tourist|no passport|without passport|no visa|immigration|picks you|picked up|no need (eps|test|exam|language|topik)|without (the)? (eps|test|exam)|(no|without) (document|paper)|pick you|(take|takes|bring|brings) you (over|across)|sends car|send car|at sea|agent|broker|air ticket|plane)',
      '(នាំ (អ្នក|គេ)? ទៅ|នាំផ្លូវ|ហោះ|ដើរ|ឆ្លង|កាត់ព្រៃ|យន្តហោះ|អត់ឯកសារ|គ្មានឯកសារ|អត់ប៉ាស្ព័រ|ប៉ាស្ព័រ (អត់|មិន)|វីសា|មានអ្នកទទួល|អ្នកទទួលនៅ|ឡានចាំ|ទេសចរ|ច្រាំង|ឈូងសមុទ្រ|ទូក|អត់ប្រឡង|មេខ្យល់)',
    ],
    also: [
      '(job|work|salary|$|earn|pay|girl|men|worker|driver|hire|need|now|boss|say tourist)',
      '(ធ្វើ|ការងារ|ខែ|លុយ|ត្រូវការ|យក|រើស|រក|$)',
    ],
    unless: [
      ...atHome,
      '(headquarters|training at|factory visit|pilot|airline|airport|boat tour|ក្រសួង|អាកាសចរណ៍)',
    ],
    unlessAll: isLicensed,
  },
  // The wrong visa.
  {
    phrases: ['(student|tourist|visitor|visit|travel) visa', 'visa (trick|route|run)'],
    near: [land, '(abroad|overseas)'],
    also: ['(salary|earn|euro|wage|trick|$)'],
    unless: [
      '(consultant|adviser|advisor|counsellor|travel agency|officer|traveller|help students|office in|in phnom penh|assist|guest)',
    ],
    unlessAll: isLicensed,
  },
  // Marriage.
  {
    phrases: [
      '(marry|marriage|bride|(become|be) (a|his|their)? (wife|wives)|rich husband|(chinese|korean|taiwanese|japanese|foreign|western) husband|for wedding)',
      '(រៀបការ|ប្តីចិន|ប្តីបរទេស|ប្តីកូរ៉េ|ប្តីតៃវ៉ាន់|កូនក្រមុំ)',
    ],
    near: [
      land,
      landKhmer,
      '(abroad|overseas|foreigner|(chinese|korean|taiwanese|japanese|western|foreign|american|rich) (men|man|husband|guy))',
      '(បរទេស|ក្រៅប្រទេស|(ប្រុស|បុរស|ប្តី) (ចិន|កូរ៉េ|តៃវ៉ាន់|ជប៉ុន|បារាំង))',
    ],
    also: [
      '(girl|lady|ladies|women|woman|bride|husband pay|parent|dowry|gift|family (receive|receives|get|gets)|rich)',
      '(ស្រី|នារី|ឪពុកម្តាយ|ជំនូន|មានលុយ|ចេញលុយ|ខាងស្រី|គ្រួសារបាន|ផ្ទះបាន|កូនក្រមុំ)',
    ],
    unless: [
      '(photo|photographer|planner|planning|dress|hall|venue|cake|makeup|guest|hotel|ceremony|couple welcome|or single|status)',
      '(ថតរូប|សម្លៀកបំពាក់|ភ្ញៀវ|តុបតែង|រោងការ|ភោជនីយដ្ឋាន)',
    ],
  },
];

const paper =
  '(passport|id card|citizen card|citizenship card|family record book|family record|family card|khmer id|id document|travel document|identity card|national id|national card|identification card|identification|id|ids|family book|residence book|birth certificate|original degree|original diploma|original certificate|original document|original paper|original license|original licence|land title|motorbike card|vehicle card|driving licence|driving license)';
const lessPaper =
  '(passport|id card|citizen card|family record book|family card|identity card|national id|id|ids|document|paper|certificate|degree|diploma|original|family book)';
const paperKhmer =
  '(លិខិតឆ្លងដែន|ប៉ាស្ព័រ|ប៉ាស្ស័រ|ប៉ាស្ព័រត៍|ប៉ាស្ប័រ|ប៉ាស់ស្ព័រ|ប៉ាសព័រ|ផាសព័រ|ផាស្ព័រ|អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|អត្តសញ្ញាប័ណ្ណ|កាតសម្គាល់ខ្លួន|ប័ណ្ណសម្គាល់ខ្លួន|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|សំបុត្រកំណើត|ឯកសារដើម|ឯកសារច្បាប់ដើម|ច្បាប់ដើម|សញ្ញាបត្រដើម|ប័ណ្ណបើកបរ|ប្លង់ដី|កាតគ្រួសារ|សញ្ញាបត្រ|ប័ណ្ណគ្រួសារ|ឯកសារផ្ទាល់ខ្លួន|កាតយោង|បណ្ណសម្គាល់ខ្លួន)';
/** Phrases about employers who keep workers' papers (product 3.15). */
const documentPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(we|company|employer|boss|manager|office|agent|agency|landlord|factory|school|owner|madam|supervisor|management|captain|skipper|foreman|leader|chief) (will|shall|must|may|can|to|also|should)? (keep|hold|retain|take|collect|store|lock|confiscate|safekeep|look after) … ${paper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (your|their|everyones) … ${lessPaper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (all|every|each|worker|employee|staff) … ${paper}`,
      '(keep|hold|retain|store) (the|your|all)? original',
      `(we|company|employer|boss|agent) (will|shall)? (keep|hold|retain) … (original|your paper|your document)`,
      `(hand over|hand in|surrender|give up|give in|turn in|entrust|deposit|leave|pledge|hand) … (your|original|passport|their|the|a)? ${paper}`,
      `(give|hand|bring|pass) (us|me|him|her|the company|the manager|the boss|the agent) (your|their|the|all)? (original)? ${paper}`,
      `(give|hand|send|submit|pass|show and give) (in|over)? (your|their|the|all)? (original)? ${paper} … (safekeeping|safe keeping|safety|to (the|our|your)? (farm|house|shop|bar|hotel)? (agent|company|us|boss|manager|employer|owner|broker|supervisor))`,
      '(your|all|original) (document|paper|certificate) (will be|is|are|must be|shall be|to be) (kept|held|retained|stored|locked|collected)',
      `(submit|give|send|provide|deposit) (us|me|the company)? (your|their|an|the)? original … (id|passport|card|book|certificate|degree|document|diploma|paper)`,
      `${paper} … (kept|held|retained|taken|collected|confiscated|surrendered|handed over|handed in|locked|withheld|deposited|left)`,
      `${paper} … (stay|remain) (with|at|in)`,
      `${lessPaper} … as (a|an)? (guarantee|security|collateral|surety|deposit|pledge|bond)`,
      `(guarantee|security|collateral) … (your|original) ${lessPaper}`,
      `${paper} … (returned|given back|give back|get back|get it back|receive back|yours again|released) (to you)? (when|after|until|once|only|at|on|if)`,
      `(need|want|require|keep|take) (your|the|their) … ${paper} (to stay|stays|staying|to be)? (with|at|in) (us|our|me|the (office|company|shop|boss|manager))`,
      `original ${lessPaper} … (we|company|boss|manager|shop|office|owner) (will|must)? (hold|keep|retain|store) (it|them)`,
      `(we|company|boss|manager|owner) (will|must)? (hold|keep|retain) (it|them) … (guarantee|security|month|year|contract)`,
      '(run away|runaway|escape|disappear|leave early|leaving early) … (id|passport|document|paper|certificate|card)',
      `${lessPaper} … (run away|escape|disappear|leave early|leaving early)`,
      `original ${lessPaper} … (return|returned|given back|give back|get back|when you (start|join|come)|first day)`,
      `${lessPaper} (will|is|are|be|must|to)? … (in our hands|in our hand|in our care|in the safe|in our safe|under our care|taken care)`,
    ],
    unless: othersPapers,
  },
  {
    phrases: [
      `(keep|keeps|hold|holds|leave|leaves|look after|hand|hands|take care of|safeguard|store|take|takes|collect|collects|put|give|gives|pass|lock|need|want) … ${paper}`,
      `${paper} … (kept|held|stored|left|taken|collected|locked|handed|given|guarded|looked after)`,
    ],
    near: [
      '(staff|worker|employee|guard|seller|waiter|cleaner|maid|girl|every|hr|our manager|boss|during (the)? (contract|probation)|period of (the)? contract|we ll|we will|well look after|until|safe|madam|agent|leader|as long as|supervisor|guarantee|foreign worker)',
    ],
    unless: [
      ...othersPapers,
      '(in order|up to date|update|organise|organize|not needed|car document|company document|payroll|tax|contract and|file|apply with|when you apply|to apply|interview|cv|bring your id)',
    ],
  },
  {
    phrases: [
      `${lessPaper} (original)? … (is|are|be|will be|stay|stays|remain|remains|stored|left|put|keep|kept|locked|go|goes) (stored|kept|left|locked|safely|safe)? (in|into|with|at|by|inside) (the|our|my|a|your)? (office|company|shop|hr|us|boss|bosses|madam|manager|safe|hand|owner|employer|agent|agency|factory|house|team|leader|supervisor|landlord)`,
      `${lessPaper} … (until|till) (the|your|you|end|finish|contract|two|one|# year|# month)`,
    ],
    near: [
      '(until|till|while|during|contract|return|safety|security|guarantee|original|worker|staff|employee|your|passport|id card|girl|resign|work here|all passport|start work)',
    ],
    unless: [...othersPapers, '(archive|folder|sort|legal|lawyer|notary|project|scan)'],
  },
  {
    phrases: [
      `${paperKhmer} … (ដាក់|ទុក|រក្សា|តម្កល់) (នៅ|ក្នុង|ឯ) (ហាង|ក្រុមហ៊ុន|ការិយាល័យ|ផ្ទះថៅកែ|ទីនេះ|រោងចក្រ|ទូដែក)`,
      `${paperKhmer} (ត្រូវ|គឺ|ទាំងអស់|ច្បាប់ដើម)? (នៅ|ជាប់|ស្ថិតនៅ) (នឹង|ជាមួយ|លើ|ក្នុងដៃ)? (មេ|ថៅកែ|កាពីតែន|ម្ចាស់|ក្រុមហ៊ុន|យើង|ភ្នាក់ងារ|ការិយាល័យ)`,
      `(រក្សាទុក|រក្សា|កាន់|កាន់កាប់|ដកហូត|ប្រមូល|ប្រគល់|រឹបអូស|បញ្ចាំ|តម្កល់|ដាក់បញ្ចាំ|ទុក|កក់|ដកយក|ចាប់យក|ឃាត់ទុក|ឃាត់|លាក់ទុក) … ${paperKhmer}`,
      `(ក្រុមហ៊ុន|ថៅកែ|យើង|អ្នកគ្រប់គ្រង|និយោជក|មេការ|ភ្នាក់ងារ) (ត្រូវ|នឹង)? (យក|ដក|សុំយក) … ${paperKhmer}`,
      `${paperKhmer} … (ទុក|រក្សា|តម្កល់|កក់|បញ្ចាំ|ដាក់ធានា|ធានា|កក់ទុក|ជាការធានា|ជាប្រាក់ធានា|ដើម្បីធានា|ជាវត្ថុធានា|ឱ្យថៅកែ|ឱ្យក្រុមហ៊ុន|ឱ្យអ្នកគ្រប់គ្រង|នៅក្រុមហ៊ុន|នៅនឹងក្រុមហ៊ុន|នៅជាមួយក្រុមហ៊ុន)`,
      `(ដាក់|ប្រើ) ${paperKhmer} … (ធានា|បញ្ចាំ|កក់|ទុក)`,
      `${paperKhmer} … (អ្នកកាន់|ជាអ្នកកាន់|កាន់ទុក|កាន់|យកវិញ|បានវិញ|ប្រគល់ជូនវិញ|ប្រគល់វិញ|សងវិញ|ឱ្យវិញ|ទើបឱ្យ|ទើបប្រគល់|នៅ hr|នៅការិយាល័យ|នៅនឹងថៅកែ|នៅជាមួយថៅកែ|នៅជាមួយយើង)`,
      `(យក|ដាក់|ឱ្យ|ប្រគល់|ផ្ញើ) … ${paperKhmer} … (ទុក|រក្សា|កាន់|ធានា|ឱ្យមេ|ឱ្យថៅកែ)`,
      `(ផ្ញើ|ដាក់|យក) ${paperKhmer} … (ទុក|នៅហាង|រហូតដល់ (ឈប់|ចប់)|ឱ្យយើង|ឱ្យថៅកែ|នៅក្រុមហ៊ុន|នៅការិយាល័យ|ធានា|បញ្ចាំ)`,
    ],
    unless: othersPapers,
  },
];

/** Texts are `unread` for their length, not for a phrase. */
export type PhraseKind = Exclude<WarningKind, 'unread'>;

export const warningPhrases: Readonly<Record<PhraseKind, readonly PhraseRule[]>> = {
  fee: [...feePhrases, ...hiddenFeePhrases, ...khmerFeePhrases, ...combinedSigns.fee].map((rule) => ({
    ...rule,
    unlessAll: [takesNoMoney],
  })),
  documents: [...documentPhrases, ...combinedSigns.documents].map((rule) => ({
    ...rule,
    unlessAll: [returnsPapers],
  })),
  abroad: [...abroadPhrases, ...combinedSigns.abroad],
  easy_money: [...easyMoneyPhrases, ...investmentPhrases, ...combinedSigns.easy_money].map((rule) => ({
    ...rule,
    unlessAll: [honestIncome],
  })),
  confinement: [...confinementPhrases, ...combinedSigns.confinement].map((rule) => ({
    ...rule,
    unlessAll: [freeToLeave],
  })),
  crime: [...crimePhrases, ...errandPhrases, ...combinedSigns.crime].map((rule) => ({
    ...rule,
    unlessAll: [fightsCrime],
  })),
  sexual: [...sexualPhrases, ...combinedSigns.sexual].map((rule) => ({ ...rule, unlessAll: [isDecent] })),
};
