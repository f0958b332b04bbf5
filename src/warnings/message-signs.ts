/** Signs that warn together in messages: who pays whom, debts with threats, meetings in private, and going on elsewhere (product 3.18). */
import { companyPays, othersOnly } from './fee-exceptions.ts';
import { type PhraseRule } from './phrase-pattern.ts';

export const signsInMessages = {
  fee: [
    // Tea money, and a place for money.
    {
      phrases: [
        '(ទឹកតែ|លុយតែ|ថ្លៃតែ|លុយកាហ្វេ|ស្រោមសំបុត្រ)',
        '(envelope|(small|little) (thank you|thanks|gift)|under the table|tea money|coffee money)',
        '(give|pay|send|prepare) (me|him|her|them) (only|just|about)? (#|$)',
      ],
      near: ['$', '(give|pay|send|prepare) (me|him|her|them) (only|just|about)? #'],
      also: [
        '(ជាប់|ចូល|ដាក់ឈ្មោះ|ជួយ|ប្រធាន|មេការ|មេក្រុម|ការងារ)',
        '(supervisor|leader|manager|chief|hr|director|(put|push) (your|you)|your (cv|name)|get in|on top)',
      ],
      unless: [
        ...othersOnly,
        ...companyPays,
        '(we give|bonus|tip|# (minute|hour|day|week|month|photo|page)|ធីប|រង្វាន់|លក់|ឈុង)',
      ],
    },
    {
      phrases: [
        '(after|once|when|as soon as) (the|your)? $ (arrive|arrives|come|comes|is|are|reach|reaches)',
        '(verify|activate|unlock|release|confirm) (the|your)? (account|salary|name|file|letter|place) (with|by) (a|an|only)? $',
        '(half|#|$) now (and|,)? (half|#|$|the rest|rest) (when|after|later|once)',
        '(បង់|អោយ|វេរ) (ពាក់កណ្តាល|កន្លះ|$) (សិន|មុន|ឥលូវ)',
        '$ (យកមក|យកលុយមក|ដាក់មក)',
        '(ទុក|ដាក់) លុយ $',
        'ត្រូវ (ចេញ|បង់|វេរ|អោយ|អស់) $',
        '$ (អោយ|បង់) … ពេល (មក|ចូល)',
        '(bought|buy|buys|paid for) (our|the) … (course|class|training|package)',
        '(need|bring|require) … (and|with|plus) $',
        '(buy|buys|purchase|get) … (at|from|in) (our|my) (store|shop|office)',
        'ទិញ … (នៅ|ពី) (ហាង|ឃ្លាំង)? (យើង|បង)',
        'ទិញ … $ … (សិន|មុន|ចាំ)',
      ],
      near: [
        '(job|work|uniform|exam|get in|slot|place|salary|address|contract|interview|position|name|photo|cv|file|first … then)',
        '(សៀវភៅ|អាវ|ឯកសណ្ឋាន|ប្រឡង|ការងារ|កន្លែង|ចូលរៀន|ឈ្មោះ|កាត|កុងត្រា|គយ|ប៉ូលិស|វីសា|បញ្ជី|ស្ថានទូត|ថ្មី|ម៉ូតូ|ពេលឈប់|ឯកសារ|ស្បែកជើង)',
      ],
      also: ['$'],
      unless: [
        ...othersOnly,
        ...companyPays,
        '(your pay|we pay|discount|percent off|staff price|paint|material|project|for the (design|work|logo)|ប្រាក់ខែ|បើកជូន)',
      ],
    },
    {
      phrases: ['(has|have|must|need|needs|should) (to)? be (paid|transferred|sent|settled|deposited)'],
      near: ['$'],
      also: [
        '(by|from) (each|every|the|all)? (intern|candidate|applicant|trainee|worker|you)|in advance|before (you|the)|no (transfer|payment) ,? no',
      ],
      unless: [...othersOnly, ...companyPays, '(to you|your (account|salary)|wage|to (the)? supplier)'],
    },
  ],
  easyMoney: [
    // Tasks on the phone, and own money that must go in first.
    {
      phrases: [
        '(review|like|heart|rating|star|order|task|click|recharge)',
        '(វាយតម្លៃ|ចុចបេះដូង|ដាក់ផ្កាយ|អូឌ័រ|រីវីវ|ចុចឡាយ)',
      ],
      near: ['$', '# (usdt|ដង)'],
      also: ['(bed|phone|payout|withdraw|usdt)', '(គេង|ដេក|នៅផ្ទះ|ដក|បើកលុយ|ជុំ|ចូលភ្លាម)'],
      unless: [
        '(salary|customer|guest|delivery|office|shop|phone (number|case)|would like|like (every|you|to|last|the|us))',
        '(ប្រាក់ខែ|អតិថិជន|ភ្ញៀវ|ដឹកជញ្ជូន|ការិយាល័យ|ហាង)',
      ],
    },
    // Partners who bring partners.
    {
      phrases: [
        '(every|each|per) (partner|member|person|friend|people|teammate) (that|who|whom)? (you)? (sign|signs|bring|recruit|invite|introduce|add|join|joins)',
        '(កូនក្រុម|ដៃគូ|សមាជិក) (ម្នាក់|បាន)? … #',
      ],
      near: ['$'],
      also: ['(package|set|starter|buy|costs|join fee|capital)', '(ទិញ|ដាក់ទុន|ដកដើម|បានដើម|ដើមវិញ|set|កញ្ចប់|ឈុត)'],
      unless: ['(salary|bonus|fixed|ប្រាក់ខែគោល|រង្វាន់)'],
    },
  ],
  crime: [
    {
      phrases: [
        '(take|takes|withdraw|withdraws|draw) (the)? (cash|money) (out|for us|for me)',
        'ដក (លុយ|ប្រាក់) (អោយ|ជូន) (បង|យើង|គេ|ខ្ញុំ)',
      ],
      near: ['(account|acc|aba|wing|acleda|គណនី|កុង|វីង|អេស៊ីលីដា)'],
      also: ['$', '# percent', '(ភាគរយ|រាល់ដង)'],
      unless: ['(cashier|petty|teller|branch|salary|បេឡា|ប្រាក់ខែ|ហាង)'],
    },
    // Lent accounts.
    {
      phrases: [
        '(សុំ|ខ្ចី|អោយ) (បង|ខ្ញុំ|យើង|គេ)? ប្រើ',
        'ប្រើ (app|អេប|កុង|គណនី|acc|account|aba|wing|acleda)',
        '(ជួល|ចូល|jol) (1)? ខែ $',
      ],
      near: ['(គណនី|កុង|acc|account|aba|wing|វីង|acleda|អេប៊ីអេ|អេស៊ីលីដា|ស៊ីម)'],
      also: ['(អោយ|ខែ|បាន) … ($|# percent)|$ (អោយ|ក្នុង|មួយ|1)|(មិន|អត់) (បាច់|ត្រូវ) ធ្វើ'],
      unless: ['(ប្រាក់ខែ|បៀវត្ស|អតិថិជន|ភ្ញៀវ|បើកលុយ|ទូទាត់|ម៉ាស៊ីន)'],
    },
  ],
  documents: [
    {
      phrases: [
        '(passport|passports|id card|id|papers) (will)? (goes|go|stay|stays|remain|remains) (to|with|at|in) (mr|ms|the|our|us|me|boss|madam|office|leader|manager)',
        '(ប៉ាស្ព័រ|លិខិតឆ្លងដែន|អត្តសញ្ញាណប័ណ្ណ) (ត្រូវ)? (ដាក់|នៅ|ទុក) (នៅ|អោយ|ជាមួយ) (លោក|ថៅកែ|បង|មេ|យើង|ការិយាល័យ)',
      ],
      unless: ['(copy|copies|scan|embassy|ministry|lost|forgot|left|ថតចម្លង|កូពី|ស្ថានទូត|ភ្លេច)'],
    },
  ],
  strangers: [
    {
      phrases: [
        '(write|chat|talk|text|speak) (to|with) (the|old|rich|lonely|foreign|american|european)? (old|rich|foreign)? (men|man|people|women)',
      ],
      near: ['(invest|(use|with) (the|our)? photo|love you|fall in love|crypto)'],
    },
  ],
  code: [
    {
      phrases: ['(អាន|ប្រាប់|ផ្ញើ|ថត) (លេខ|សារ) (ហ្នឹង|នោះ|នឹង)? (អោយ|មក|ជូន)? (បង|ខ្ញុំ|យើង|មក|វិញ)'],
      near: ['(សារ|sms|លោត|# ខ្ទង់)'],
      also: ['(aba|wing|acleda|telegram|តេឡេក្រាម|facebook|ហ្វេសប៊ុក|ធនាគារ|លោត|# ខ្ទង់)'],
      unless: ['(កុំ (ប្រាប់|អោយ|ផ្ញើ)|អតិថិជន|លេខទូរសព្ទ|លេខគណនី)'],
    },
  ],
  confinement: [
    // Debts with threats, doors that stay shut.
    {
      phrases: [
        '(pay|clear|settle) (it|that|this|everything|all) (first)? (and|then) (then)? (you|u) (can|may) (go|leave)',
        '(we|i|he|boss|they) know (where)? (your|you) (mother|mum|family|parent|house|home|village|live|children)',
        '(follow|find|visit|come to|go to|send (people|someone|somebody|men) to) (you|your) (at|in)? (your)? (house|home|family|mother|village|parent)',
        '(family|mother|mum|parent|home|relative) (must|have to|has to|can|should)? (send|sends|pay|pays|transfer|transfers) (us|me)? (first|the|money|$)',
        '(you|u) (still)? (owe|owes) (us|me|the boss|the company)? $',
        '(ឯង|អូន|ប្អូន) (នៅ)? ខ្វះ $',
        '(gave|paid|sent) (to)? your (father|mother|parents|family|brother)',
        'អោយ (លុយ|ប្រាក់)? (ទៅ)? (ឪពុក|ម្តាយ|ម៉ែ|គ្រួសារ) (ឯង|អូន|ប្អូន)',
        '(go|leave|quit|stop|goes|leaves) (home)? (earlier|early|before (the|that|time|one)? (year|contract|end)?) (bring|brings|pay|pays|must|has to)',
        '(boss|company|we|he|owner|she) (has)? (paid|bought|spent) … (for you|on you|you from)',
        '(somebody|someone|a girl|one girl|people) (ran|run|runs) away',
        'ទិញ (ឯង|អូន) (ពី|មក|អស់)',
        'មាន (គេ|មនុស្ស) រត់',
        '(no|without|get|gets) (food|rice|sleep|eat) (until|till|if)?',
        '(អត់|មិន) បាន (បាយ|គេង|ញ៉ាំ)',
        '(guard|guards|gate) … (stay|stays|will not|wont|dont|doesnt|do not|does not) (open|let|at the door)?',
        '(អោយគេ)? តាម (ឯង|អូន|ប្អូន|រក|គេ)? (ទៅ|ដល់) (ផ្ទះ|ភូមិ|ស្រុក)',
        '(យាម|សន្តិសុខ) (គេ)? (អត់|មិន) (បើក|អោយ)',
        '(អត់|មិន) បើក (ទ្វារ|របង)',
        '(ឯង|អូន|ប្អូន|អ្នក) (នៅ)? ជំពាក់',
        '(ឈប់|ចេញ|ទៅផ្ទះ|ទៅស្រុក) (អត់|មិន) (បាន)',
        'អោយ (ខាង)? (ផ្ទះ|គ្រួសារ|ម៉ែ|ឪពុក|ម្តាយ) (ផ្ញើ|វេរ|យក) លុយ',
        '(ធ្វើ|ធ្វើការ) (អោយ)? (អស់|គ្រប់|រួច) (លុយ|ជំពាក់|បំណុល)',
      ],
      near: [
        '($|debt|owe|owes|run away|run|ran away|cost us|ate|eaten|slept|paid #|(bring|brings|pay|pays) #|finish (your|the))',
        '($|ម៉ឺន|ជំពាក់|សង|លុយ|បំណុល|គ្រប់|ចាក់សោ)',
      ],
      also: [
        '(change your mind|cant|cannot|lock|locked|earn it|work off|fence|go|leave|run|guard|door|work until|stop|quit|out)',
        '(រត់|លួច|យាម|ទៅផ្ទះ|ទៅស្រុក|ឈប់|ចេញ|អស់|រហូត|ទាល់|គ្រប់ (សិន)?|ចាក់សោ|របង)',
      ],
      unless: [
        '(customer|client|guest|borrower|loan officer|bank|insurance|pick you up|drive you|we owe|bonus)',
        '(អតិថិជន|ភ្ញៀវ|ឥណទាន|ធនាគារ|មន្ត្រី|ជូនទៅផ្ទះ|មកទទួល)',
      ],
    },
    // Phones held, and nobody goes out alone.
    {
      phrases: [
        '(give|gives|hand|hands|leave|leaves) (the|your|their|her|his)? (phone|mobile|smartphone) (over)? (to|with) (aunty|auntie|aunt|madam|the|our|leader|boss|guard|her|him)',
        'ទូរសព្ទ (ហាង|ថៅកែ|មេ|បង|បងស្រី|គេ|ត្រូវ)? (ទុក|ប្រគល់|កាន់|អោយ)',
      ],
      near: [
        '(call home|next to you|listens|at the door|all new|sunday|go out|outside|alone)',
        '(ចេញ|ដើរលេង|ទៅផ្សារ|ទៅជាមួយ|យាម|ម្នាក់ឯង)',
      ],
      unless: ['(locker|shift|machine|exam|repair|lunch|customer|ទូ|វេន|ម៉ាស៊ីន|ជួសជុល|ភ្ញៀវទុក)'],
    },
  ],
  sexual: [
    {
      phrases: [
        '(be|are|youre) (very|really)? (nice|good|kind|sweet) (to|with) (me|boss|him|the boss)',
        'which (guesthouse|hotel)',
        'យកចិត្ត (បង|ថៅកែ|គាត់)',
      ],
      near: ['(interview|job|salary|hire|contract|position)', '(សម្ភាស|ការងារ|ប្រាក់ខែ|លុយខែ|កុងត្រា)'],
      also: [
        '(wont need|no need|dont need|no interview|hotel|guesthouse|pretty|prettier|beautiful|alone|higher)',
        '(មិនបាច់|អត់បាច់|សំណាក់|ស្អាត|ម្នាក់ឯង|ឡើង|បន្ទប់)',
      ],
      unless: ['(customer|guest|hotel (job|manager|experience)|worked|ភ្ញៀវ|អតិថិជន)'],
    },
    {
      phrases: [
        '(travel|travels|trip|go|goes|come|comes) (away|out)? with (him|the boss|me|our boss)',
        'ទៅ (លេង|ដើរលេង) … ជាមួយ (គាត់|បង|ថៅកែ|ខ្ញុំ)',
      ],
      near: ['(weekend|weekends|night|holiday)', '(ចុងសប្តាហ៍|យប់|ឆ្នេរ|ខេត្ត)'],
      also: ['(extra|generous|girl|girls|pretty|# more)', '(ថែម|ចិត្តបាន|ស្អាត|ឧបត្ថម្ភ)'],
      unless: ['(team|family|staff|everyone|driver|គ្រួសារ|បុគ្គលិក|ទាំងអស់គ្នា|អ្នកបើកបរ)'],
    },
    // Guests, and the room upstairs.
    {
      phrases: [
        '(sit|sits) with (the|our|some)? (customer|guest|men|client)',
        '(go|goes|come|comes) (up|upstairs|home|out|along|to (the|a|his|their)? (room|hotel)) (to (the|a|his|their)? (room|hotel))? with (them|him|guest|customer|the (guest|customer|man))',
        '(take|takes|bring|brings) (a|the|one|our)? (girl|girls|lady|ladies|staff|you) (home|out|upstairs|to (the|a|their|his)? (hotel|room))',
        '(stay|stays|sleep|sleeps) with (him|them|the (guest|customer|man)) (till|until|all)',
        '(guest|customer|man) (choose|chooses|pick|picks) (you|a girl|one)?',
        '(នៅ|គេង) ជាមួយ (គេ|ភ្ញៀវ) (ដល់|រហូត|មួយយប់)',
        'ភ្ញៀវ រើស',
        '(ឡើង|ទៅ) (ទៅ)? (បន្ទប់|ជាន់)? (លើ|ជាន់លើ|អូតែល|សណ្ឋាគារ|បន្ទប់)',
        '(កំដរ|អង្គុយ (ជាមួយ|កំដរ)) (ស្រា|ភ្ញៀវ|គេ)?',
      ],
      near: ['(customer|guest|men|client|closing|vip|vips)', '(ភ្ញៀវ|គេចង់|ប្រុសៗ)'],
      also: [
        '(house takes|tip|tips|# for you|your choice|(if|when) (they|he) like|if you (want|like|agree)|earn|drink)',
        '(បាន $|លុយធីប|ធីប|ផឹក|ហាងយក|ព្រម|បើ (អូន|ប្អូន|គេ|ចង់)|មិនបង្ខំ|ម្តង (បាន)? $)',
      ],
      unless: [
        '(never|dont have to|do not have to|no need|not allowed|luggage|bag|glasses|towel|housekeeping|waiter|serve food|family|clean)',
        '(វ៉ាលី|អីវ៉ាន់|ប្រាប់តម្លៃ|ពន្យល់|សម្អាត|កន្សែង|ទទួលភ្ញៀវ|បម្រើអាហារ|ហាម|មិនបាច់|អត់បាច់|បុគ្គលិកសម្អាត)',
      ],
    },
    {
      phrases: [
        '(meet|come|interview|talk|see you|dinner|drink|coffee|visit|stay|sleep|spend|wait|hang out|go out)',
        '(ជួប|មក|សម្ភាស|ញ៉ាំ|ផឹក|ដើរលេង|ដេក|គេង|ទៅលេង)',
      ],
      near: [
        '(hotel|guesthouse|guest house|my room|my house|my place|my home|my condo|my apartment|room #|at night|tonight|late night|after 9|secretly|private place|overnight)',
        '(សណ្ឋាគារ|ផ្ទះសំណាក់|បន្ទប់|ផ្ទះបង|ផ្ទះខ្ញុំ|ខុនដូ|យប់នេះ|ពេលយប់|មួយយប់)',
      ],
      also: [
        '(alone|only you|only (us|two)|just (you|us|the two)|two of us|wear|dress|pretty|sweet|beautiful|sexy|skirt|perfume|relax|massage|gift|special|happy|secret|obey|please me|be nice|dont (tell|bring)|do not (tell|bring)|easy job|get the job|give you the job|hire you|salary higher|more money)',
        '(ម្នាក់ឯង|ពីរនាក់|តែយើង|តែពីរ|ស្លៀក|ស្អាត|ស៊ិចស៊ី|យល់ព្រម|ព្រម|កុំ (ប្រាប់|នាំ)|ស្ងាត់|ឧបត្ថម្ភ|អោយលុយ|អោយធ្វើ|បាន (ធ្វើ)? ការងារ|ម៉ាស្សា|សម្រាក)',
      ],
      unless: [
        '(receptionist|housekeeping|front desk|hotel (job|staff|manager|lobby)|lobby|night shift|shift|customer|guest|family|canteen|team dinner|all staff|bring your (friend|parent|cv))',
        '(អ្នកទទួល|ភ្ញៀវ|វេន|សម្អាត|អតិថិជន|បុគ្គលិកទាំងអស់|បុគ្គលិក|ជាមួយ (ក្រុម|គ្រួសារ)|ស្នាក់នៅ (ឥតគិត|ហ្វ្រី)|ឡប់ប៊ី)',
      ],
    },
    {
      phrases: [
        '(beautiful|pretty|prettier|cute|cuter|sexy|lovely|gorgeous|single|boyfriend|girlfriend|lover|lonely|love you|like you|miss you|kiss|hug|body|virgin|mistress|sugar)',
        '(ស្អាត|ស្រស់|គួរអោយស្រលាញ់|សង្សារ|លីវ|ឯកា|ស្រលាញ់|ស្រឡាញ់|នឹក|ថើប|អោប|រាង (ស្អាត|ល្អ|ស្រស់|កាយ)|ព្រហ្មចារី|ប្រពន្ធចុង)',
      ],
      near: ['(you|your|u|ur|be my|photo|picture|with me)', '(អូន|ប្អូន|នាង|បង|រូប|ជាមួយ)'],
      also: [
        '(job|hire|interview|work|salary|boss|pay|money|meet|photo|picture|video call|phone number|tonight|marry|take care of you)',
        '(ការងារ|ធ្វើការ|ជួប|សម្ភាស|លុយ|ប្រាក់|រូប|វីដេអូ|យប់|ចិញ្ចឹម|ការ)',
      ],
      unless: [
        '((photo|photos|picture) of (the|your)? (food|cake|nail|work|shop|design)|somebody|pick you up|pick up|late shift|handwriting|website|design|work is|portfolio|form|marital|cv|report|body (shop|wash|repair|lotion)|beautiful (place|shop|store|day|city|resort)|(latte|art|cake|sewing|drawing|cooking|dish|voice|food)|pretty (good|much|busy|far|easy|sure|soon)|would like you|single (room|person|copy|page|day|file)|bodyguard)',
        '(រូប (ម្ហូប|នំ|ក្រចក|ការងារ|ផ្កា)|ស្នាដៃ|មកទទួល|ទទួលពេល|ហាងស្អាត|ស្អាតបាត|សម្អាត|អនាម័យ|ស្លៀកពាក់|រូបរាង|ស្អាត (និង|ហើយ)? ទៀងទាត់|កន្លែងស្អាត|លីវអត់ប្រកាន់|ឯកសារ|ទម្រង់|ទិដ្ឋភាព|បន្ទប់ស្អាត|អក្សរស្អាត)',
      ],
    },
    {
      phrases: ['(photo|picture|pic|video|selfie|video call|camera)', '(រូប|រូបថត|វីដេអូ|ខលវីដេអូ|កាមេរ៉ា|selfie)'],
      near: [
        '(full body|body|swimsuit|bikini|short (dress|skirt|pants|shorts|clothes)|shorts|sexy|without (clothes|shirt|bra)|shirt off|legs|bed|bedroom|shower|naked|nude|private|underwear|more (beautiful|photo)|no clothes|tight)',
        '(ពេញខ្លួន|ពាក់កណ្តាលខ្លួន|ហែលទឹក|ប៊ីគីនី|ខ្លី|ស៊ិចស៊ី|គ្មាន|អត់ពាក់|អត់ស្លៀក|ជើង|គ្រែ|បន្ទប់គេង|ងូតទឹក|ស្រាត|ទ្រនាប់|រាង|តឹង)',
      ],
      also: ['(send|show|take|turn on|give|want to see|let me see|have)', '(ផ្ញើ|ថត|បង្ហាញ|បើក|អោយ|ចង់មើល|សុំ|មើល)'],
      unless: [
        '(passport size|id photo|4x6|cv|certificate|shop|product|site|room photo|customer|portfolio|damage|receipt|broken|short video|without (hat|glasses|glass)|background)',
        '(4x6|3x4|សញ្ញាបត្រ|ទំនិញ|ផលិតផល|អតិថិជន|ហាង|វិក្កយបត្រ|អត្តសញ្ញាណ|ប្រវត្តិរូប|រយៈពេលខ្លី|វីដេអូខ្លី)',
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly PhraseRule[]>>;
