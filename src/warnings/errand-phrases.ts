/** Phrases about pretending to be someone, and about errands that hide a crime (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const official =
  '(police|policeman|police officer|a bank|the bank|bank|bank staff|aba|acleda|wing|customs|court|official|officials|government|ministry|post office|parcel company|delivery company|courier|tax office|smart|cellcard|metfone|telecom|microsoft|amazon|immigration|tech support)';
const officialKhmer =
  '(ប៉ូលិស|នគរបាល|មន្ត្រី|ធនាគារ|តុលាការ|គយ|ពន្ធដារ|អាជ្ញាធរ|រដ្ឋាភិបាល|aba|acleda|អេស៊ីលីដា|វីង|wing|ក្រុមហ៊ុនដឹក|ប្រៃសណីយ៍|smart|cellcard|metfone)';
const againstCrime = [
  '(prevent|prevention|fraud team|anti fraud|detect|detection|teach|training on|beware|awareness|compliance|investigate|report|warn|(help|support|for|of) victim|protect|reporter|never|actor|film|drama)',
  '(បង្ការ|ប្រឆាំង|ការពារ|អប់រំ|ស៊ើបអង្កេត|ប្រយ័ត្ន|ជនរងគ្រោះ|រាយការណ៍|តួសម្តែង|ភាពយន្ត)',
];

/** Those whose work is against cheats, and who sort parcels. */
export const fightsCrime = [
  '(anti fraud|anti scam|fraud (analyst|officer|team|prevention|department|unit)|aml|moderator|scam (prevention|hotline)|cyber security|cybersecurity|parcel sorter|(sort|sorting) (of|the|all)? parcels?)',
  '(ប្រឆាំងការឆបោក|បង្ការការឆបោក|តម្រៀបកញ្ចប់)',
];

export const errandPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(introduce yourself as|speak as|talk as|call as|pretend|pretending|act as|acting as|pose as|posing as|claim|claiming|impersonate|impersonating|say|saying|tell them|telling them) (that)? (to be|you are|you re|we are|its|it is|youre|as)? (from)? (a|an|the)? (staff of|officer of|agent of|employee of)? ${official}`,
      `(phone|call|calling|ring) (people|them|strangers|customers|families|foreigners|old people) as (a|an|the)? (staff of|officer of)? ${official}`,
      `(message|sms|text|email|page|website|site|link) … (look like|looks like|looking like|as if|pretend|copy of|appear to|same as) … ${official}`,
      `fake ${official}`,
      `(ក្លែង|ក្លែងខ្លួន|ក្លែងបន្លំ|បន្លំ|ធ្វើ|តាំងខ្លួន|ធ្វើពុត) (ខ្លួន)? ជា (បុគ្គលិក|មន្ត្រី|ភ្នាក់ងារ|អ្នក)? ${officialKhmer}`,
      `(ប្រាប់|និយាយ|អះអាង|កុហក) (គេ|ពួកគេ)? ថា (ខ្លួន|យើង|ខ្ញុំ|ឯង)? (ជា|មកពី) ${officialKhmer}`,
      '(make|get|convince|trick|ask) (people|them|him|her|old people|victim|customer|foreigner|the client)? (to)? (transfer|send|wire|move|put) … (money|cash|savings|to us|to our)',
      '(say|saying|tell them|tell people) (that)? (their|his|her|a) (son|daughter|child|grandson|husband) … (jail|prison|police|hospital|accident)',
      '(scam|scamming|scammer) (company|work|job|team|people|with us|together|online|money)|(do|work|working|doing) (in)? (a)? (scam|scamming)',
      '(ធ្វើ|រក|ការងារ|ចូល) (ស្កេម|scam|ស្គេម)',
      '(បោក|បោកប្រាស់|ឆបោក) (គេ|មនុស្ស|ភ្ញៀវ|ជនបរទេស|លុយ|តាម)',
      '(អោយ|បញ្ចុះបញ្ចូល|ធ្វើអោយ) (គេ|ពួកគេ|មនុស្ស|មនុស្សចាស់|ភ្ញៀវ|ជនបរទេស) (វេរ|ផ្ទេរ|ផ្ញើ|បាញ់|បង់) លុយ',
    ],
    unless: againstCrime,
  },
  // Gift cards of strangers, and targets of what strangers must pay in.
  {
    phrases: [
      'gift card',
      '(client|customer|people|victim) … (deposit|invest|top up) (at least|minimum|more than)? $',
    ],
    near: [
      '(read|tell|give) (us|you)? (the)? (number|code)|(target|script|per week|each week|dating|chat|foreigner)',
    ],
    unless: [...againstCrime, '(bank|savings|branch|microfinance|cashier|shop|mall|marketing)'],
  },
  // Parcels that nobody may look into.
  {
    phrases: [
      '(carry|carrying|bring|take|deliver|transport|pick up) … (parcel|package|bag|suitcase|luggage|box|envelope|goods) … (dont (open|ask|look)|do not (open|ask|look)|no question|without (opening|asking|question)|never (open|ask)|not (open|ask|look))',
      '(dont|do not|never|no need to|not) (open|ask|look) (about|in|inside|into|what)? … (parcel|package|bag|suitcase|box|envelope|inside|in it|whats)',
      '(receive|accept|get) (the|our|some)? (parcel|package|box|boxes) (at|to) (your)? (home|house|address|room) … (forward|send|resend|pass|give|ship)',
      '(carry|bring|take) (cash|money|gold|medicine|powder) … (border|abroad|over|across|airport|thailand|vietnam|china)',
      '(យក|ដឹក|កាន់|នាំ|ផ្ញើ|ទទួល) … (កញ្ចប់|វ៉ាលិស|កាបូប|អីវ៉ាន់|ប្រអប់|ឥវ៉ាន់|ស្រោម) … (កុំបើក|កុំសួរ|មិនបាច់សួរ|ហាមបើក|កុំមើល|អត់បាច់សួរ|មិនបាច់ដឹង|កុំអោយគេដឹង)',
      '(កុំ|ហាម|មិនបាច់|អត់បាច់) (បើក|សួរ|មើល|ដឹង) … (កញ្ចប់|ខាងក្នុង|ក្នុងកាបូប|ក្នុងវ៉ាលិស|ជាអី|ជាអ្វី|អីវ៉ាន់)',
      '(ទទួល) (កញ្ចប់|អីវ៉ាន់|ឥវ៉ាន់) (នៅ)? ផ្ទះ … (ផ្ញើបន្ត|ផ្ញើទៅ|បញ្ជូនបន្ត|អោយគេ)',
      '(ថ្នាំញៀន|គ្រឿងញៀន|ម៉ាទឹកកក|លុយកខ្វក់|លាងលុយ)',
      '(money laundering|launder|laundering) … (job|work|need|commission|percent)',
    ],
    unless: [...againstCrime, '(guest|customer first|hotel|open the (shop|door))', '(ភ្ញៀវ)'],
  },
  {
    phrases: [
      '(avoid|evade|around|without passing) (the|all)? (police|customs) (post|posts|check|checkpoint|station)?',
      'គេច (ពី)? (ប៉ុស្តិ៍|គយ|ប៉ូលិស|នគរបាល)',
    ],
    near: ['(trip|pack|package|parcel|carry|courier|deliver|motorbike|goods|ដឹក|កញ្ចប់|យក|ឥវ៉ាន់|អីវ៉ាន់)'],
    unless: ['(prevent|teach|ngo|government|ministry)'],
  },
  {
    phrases: [
      '(fake|counterfeit|forged) (money|note|notes|document|documents|passport|certificate|diploma|id|id card|visa|stamp|review|goods|brand)',
      '(hack|hacking|phishing) (account|facebook|telegram|bank|website|people|job|work)?',
      '(លុយ|ឯកសារ|ប៉ាស្ព័រ|សញ្ញាបត្រ|វីសា|អត្តសញ្ញាណប័ណ្ណ) ក្លែងក្លាយ',
      '(ដឹក|រត់) (ពន្ធ|គេចពន្ធ|ឈើខុសច្បាប់|ជនចូលស្រុក|មនុស្សឆ្លង)',
    ],
    near: ['(job|work|earn|pay|money|$|need|make|sell|ធ្វើ|ការងារ|លុយ|បាន|$)'],
    unless: [
      ...againstCrime,
      '(remove|delete|moderate|moderator|security|cyber|ethical|check for|recognise|recognize|spot|teller|cashier|engineer|ពិនិត្យ|បេឡា)',
    ],
  },
  // Pictures that open accounts in somebody's name.
  {
    phrases: [
      '(photo|picture|selfie|video|scan|image) (of)? (your)? (id|id card|passport|identity card|khmer id) (and|with|plus) (of)? (your)? (face|selfie|video)',
      '(sell|rent|lend|use) (us|me)? (your)? (face|id photo|id picture|id card photo|face scan)',
      '(ថត|រូបថត|ផ្ញើ|រូប) … (អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ) (និង|ជាមួយ|នឹង) (រូប)? (មុខ|ផ្ទៃមុខ|selfie)',
      '(លក់|ជួល) (មុខ|រូបមុខ|អត្តសញ្ញាណប័ណ្ណ)',
    ],
    unless: [...againstCrime, '(ភ្ញៀវ|អតិថិជន|ហាងថត|customer|client|kyc|studio)'],
  },
];
