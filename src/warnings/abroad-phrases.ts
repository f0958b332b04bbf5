/** Phrases about work abroad (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const land =
  '(myanmar|burma|laos|lao|philippines|manila|dubai|uae|emirates|malaysia|kuala lumpur|thailand|bangkok|pattaya|korea|south korea|seoul|vietnam|taiwan|japan|tokyo|singapore|indonesia|hong kong|macau|china|saudi arabia|saudi|qatar|kuwait|maldives|mae sot|myawaddy|golden triangle|australia|canada|america|usa|united states|europe|poland|israel|new zealand|russia|romania|turkey|india|bahrain|oman|brunei|mongolia|shwe kokko|kk park|chanthaburi|rayong|trat|sa kaeo|aranyaprathet|chonburi|phuket|surin|ho chi minh|saigon|vientiane|savannakhet|yangon|johor|penang|busan|incheon|osaka|taipei|johor bahru|scotland|england|germany|hungary|cyprus|oceania|lebanon|jordan|poipet border|thai side|vietnam side|vietnamese side|chinese side|burmese side|lao side|thai border|vietnam border|lao border)';
const landKhmer =
  '(មីយ៉ាន់ម៉ា|មីយ៉ាន់ម៉ារ|មីយ៉ាន់ម៉ា|ភូមា|ថៃ|ថៃឡង់ដ៍|បាងកក|ម៉ាឡេស៊ី|ម៉ាលេស៊ី|កូរ៉េ|កូរ៉េខាងត្បូង|ឌូបៃ|ឡាវ|ហ្វីលីពីន|វៀតណាម|ជប៉ុន|សិង្ហបុរី|តៃវ៉ាន់|ចិន|អារ៉ាប៊ីសាអូឌីត|ឥណ្ឌូណេស៊ី|ឥណ្ឌូនេស៊ី|ហុងកុង|ម៉ាកាវ|អារ៉ាប់រួម|ចាន់បុរី|ចន្ទបុរី|រ៉ាយ៉ង|ត្រាត|ស្រះកែវ|ឆុនបុរី|ភូកេត|សុរិន្ទ|អារ៉ាញ|ព្រៃនគរ|ហូជីមិញ|វៀងចន្ទន៍|រ៉ង់គូន|បូសាន|តៃប៉ិ|អាល្លឺម៉ង់|រ៉ូម៉ានី|ហុងគ្រី|ម៉ាឡេ|ភូមា|អូស្ត្រាលី|កាណាដា|អាមេរិក|អ៊ឺរ៉ុប|អឺរ៉ុប|ប៉ូឡូញ|អ៊ីស្រាអែល|នូវែលសេឡង់|ម៉ានីល|មីយ៉ាវ៉ាឌី|មីយ៉ាន់|ឥណ្ឌា|រុស្ស៊ី|គុយវ៉ែត|កាតា|ហុងកុង|តៃវាន់|តៃវ៉ាន|ហ្វីលីពីន|ភីលីពីន)';
const atHome = [
  '(visitor|guest|tour|student|teach|teacher|consultant|import|importing|importer|export|exporting|exporter|shipping|exhibition|fair|meeting|conference|twice|scholarship|buyer|client|speaking|embassy|business trip|trip|graduate|supplier|headquarter|based company|trade|phnom penh office|office in phnom penh|in phnom penh|in siem reap|in battambang|in sihanoukville|in cambodia|experience working|experience in|experience of|advantage|shipment|freight|logistics|visa officer|ticketing|travel agency|market research|colleague|customs|school|university|association|speaking|flight route|ngo|standard|customer from|client in|partner|market|restaurant in|korean restaurant|tour|package|sell|route|massage therapist)',
  '(ភ្ញៀវ|ទេសចរ|បង្រៀន|គ្រូ|និស្សិត|សិស្ស|នៅភ្នំពេញ|ការិយាល័យភ្នំពេញ|នៅខេត្ត|នៅក្នុងខេត្ត|នៅសៀមរាប|មកភ្នំពេញ|នាំចូល|នាំចេញ|ដឹកទំនិញ|ប្រធានទៅ|បេសកកម្ម|អតិថិជនពី|នៅកម្ពុជា|ប្រឹក្សា|បទពិសោធន៍ធ្វើការ|គយ|ដៃគូ|ជូនភ្ញៀវ|សាលា|ស្ថានទូត|ធ្លាប់ទៅ|ធ្លាប់ធ្វើការ)',
];
const onlineWork =
  '(job|work|working|position|vacancy|vacancies|opportunity|employment|customer service|customer support|customer care|chat|chatter|call center|call centre|telesales|telemarketing|typing|typist|data entry|online|marketing|casino|gaming|game|crypto|forex|translator|factory|agent|staff|worker|operator|maid|housemaid|promoter|sales|recruit|recruiting|hiring|wanted|needed|admin|model|massage|fishing|fisherman|construction|farm|plantation)';

export const abroadPhrases: readonly PhraseRule[] = [
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
      `(staff|worker|girl|girls|lady|ladies|women|men|people|crew|cook|driver|massage|hostess|promoter|helper|nanny|family|boss|company) (wanted|needed|required)? (for|in|to) (the)? ${land}`,
      `(wanted|needed|hiring|recruit|recruiting|require|needs) … (for|in|to)? (the)? ${land}`,
      `(work|working|job|jobs) (in|at|to|for|inside)? (the)? ${land}`,
      `${land} … (needs|need|looking for|khmer|type|typing|salary|wage|usd|visa)`,
      `(harvest|farm|factory|fishing|fish|boat|fruit picking|dishwasher|restaurant|construction) … ${land}`,
      `(go|goes|going|cross|crossing|move|moving|come|bring|brought|taken) (over|across|with us|together)? (to|into) (the)? ${land}`,
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
      `(ទៅ|ចង់ទៅ|ខាង|នៅខាង|នៅ|ទៅឯ|ទៅខាង) (ប្រទេស|ស្រុក|ខាង)? ${landKhmer} … (ខែ|លុយ|ប្រាក់|ប្រឡង|វីសា|ឯកសារ|ដំណើរ|ធ្វើការ|ឆាប់|$|ប៉ាស្ព័រ|ប៉ាស្ស័រ)`,
      `(ទូក|នេសាទ|ត្រី|ចម្ការ|កសិកម្ម|ឆាត|ម៉ាស្សា|រោងចក្រ|ដំណាំ|ប្រមូលផល|សំណង់|មេផ្ទះ) … (ខាង|នៅ|ទៅ) (ប្រទេស)? ${landKhmer}`,
      '(ជាប់|ជិត|មាត់|តាម|ក្បែរ|ខាង) ព្រំដែន … (អនឡាញ|កុំព្យូទ័រ|ឆាត|វាយ|លេង|ខែ)',
      '(ឆ្លងដែន (ទៅ|ខ្លួន|តាម|ដោយ)|ឆ្លងទៅ (ធ្វើ|រក|ថៃ)|ឆ្លងព្រំ|លួចឆ្លង)',
      '(មិន|អត់|គ្មាន|ពុំ) (មាន|ត្រូវការ|ចាំបាច់|បាច់|ចាំបាច់មាន)? (ប៉ាស្ព័រ|លិខិតឆ្លងដែន|ប៉ាស្ស័រ|វីសា) … (ក៏បាន|ទៅបាន|ទេ|ក៏ទៅ)',
    ],
    unless: atHome,
  },
  {
    phrases: [
      '(ទិដ្ឋាការ|វីសា|វីហ្សា) (ទេសចរណ៍|ទេសចរ) … (រៀបចំ|ធ្វើការ|ក៏បាន|ទៅ|ប្តូរ)',
      '(ទៅ|ចេញ) ធ្វើការ … (ទិដ្ឋាការ|វីសា) (ទេសចរណ៍|ទេសចរ)',
      '(មិន|អត់|ពុំ|គ្មាន) (បាច់|ចាំបាច់|ត្រូវការ|តម្រូវ|ត្រូវ)? (ប្រឡង|ប្រឡងភាសា|ចេះភាសា)',
      '(no|without) (a|any)? (language|korean|topik|eps)? (test|exam)',
    ],
    near: [land, landKhmer, '(ក្រៅប្រទេស|ស្រុកក្រៅ|abroad|overseas)'],
    unless: ['(ភ្ញៀវ|ជូនភ្ញៀវ|អតិថិជន|travel agency|speaking|client)'],
  },
];
