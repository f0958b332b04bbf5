/** Signs that are harmless alone, and warn near each other, whatever the sentence (product 3.15). */
import { ordinaryContact } from './contact-phrases.ts';
import { companyPays, free, othersOnly } from './fee-exceptions.ts';
import { othersPapers } from './others-papers.ts';
import { type PhraseRule } from './phrase-pattern.ts';

/** What people must have, do or pass before they work. */
const forWork = [
  '(uniform|shirt|apron|helmet|boot|badge|card|kit|form|paper|document|file|registration|register|training|train|course|lesson|medical|check up|health|test|exam|interview|visa|passport|permit|ticket|insurance|slot|seat|place|position|job|contract|agent|agency|broker|equipment|tool|tablet|phone|start|before (day one|you|work|first)|first day|day one|join)',
  '(ឯកសណ្ឋាន|អាវ|ខោ|សំពៀត|មួក|ស្បែកជើង|ឈ្មោះ|កាត|ប័ណ្ណ|ទម្រង់|ពាក្យ|ឯកសារ|ចុះឈ្មោះ|ចូល|រៀន|វគ្គ|បណ្តុះបណ្តាល|ហ្វឹក|ពេទ្យ|សុខភាព|ឈាម|ប្រឡង|តេស្ត|សម្ភាស|វីសា|ប៉ាស្ព័រ|កន្លែង|ការងារ|កុងត្រា|កិច្ចសន្យា|ភ្នាក់ងារ|មេខ្យល់|ឧបករណ៍|ម៉ាស៊ីន|ធ្វើការ)',
];
const notTheWorkers = [...companyPays, ...othersOnly, ...free];
const isWage = [
  '(salary|wage|bonus|allowance|commission|per month|a month|monthly|per day|a day|per hour|tip|overtime) (is|of|:)? $',
  '(we (will)? (pay|give|offer)|paid (on|every|monthly|weekly)|you (get|receive|earn)|sell|selling|customer|deliver|cash on delivery|shopping|ingredients)',
  '(ប្រាក់ខែ|លុយខែ|បៀវត្ស|ឈ្នួល|រង្វាន់|លើកទឹកចិត្ត|បើកជូន|បើកលុយ|បើកប្រាក់|លក់|ផ្សារ|ទំនិញ|អតិថិជន|ភ្ញៀវ) (ពី)? $',
];

const fees: readonly PhraseRule[] = [
  // The worker buys or pays.
  {
    phrases: [
      '(you|u|must|need to|have to|should|staff|worker|applicant|candidate|newcomer|everyone) (first|also|only|then|just)? (buy|pay|purchase|transfer|deposit|leave|rent|put|prepare|bring|give)',
      '(buy|rent|take|get|order) (it|them|one|this|the|a)? (from|at|in) (us|our|the (office|company|shop|agent|leader))',
      '(sell|sold|rented|lent) to (you|staff|worker|newcomer)',
      '(own|first|small|little) (money|cash|capital|payment)',
      '(keep|lock|place|leave|hold) (a|only)? $ (at|in|with|on) (the|our)?',
      '(transfer|pay|send) (it|this|that|the (money|amount|fee))? (to|by|via|through) (the|our|my|his|her)? (name|account|aba|wing|khqr|doctor|agent|leader|manager)',
      'fee (cut|deducted|taken|paid)',
      '(pay|paid|transfer|send) … (first|before|advance|upfront|deposit|back later|refund)',
      '(get|give|given|come|comes|returned|return|pay|paid|refund|refunded) (it|you|all|your money|the money|money)? back (after|when|in|at|with|on|later)',
      '(take|takes|keep|keeps|cut|cuts|want|wants|ask|asks) (only|just)? (the|a|your)? (first|half|one|#) (half)? … (month|week|day|salary|wage|pay)',
    ],
    near: forWork,
    also: ['($|half|first month)'],
    unless: [...notTheWorkers, ...isWage],
  },
  {
    phrases: [
      '(ត្រូវ|ត្រូវតែ|តម្រូវ|ទាមទារ|សូម) (អោយ)? (ទិញ|ជាវ|បង់|កក់|ចេញ (លុយ|ប្រាក់|ថ្លៃ)|ត្រៀម|មាន (លុយ|ប្រាក់))',
      '(សុំ|យក|គិត|អស់) (តែ|ត្រឹម|បន្តិច)? $ … (ថ្លៃ|ជួយ|រត់|នាំ)',
      '(ចេញ|ទិញ|បង់) (ទិញ|ចេញ)? (មុន|សិន)',
      '(បង់|ចេញ|អស់) ថ្លៃ',
      '(ទិញ|ជាវ|យក|ជួល) … (ពីយើង|ពីក្រុមហ៊ុន|ពីហាង|ពីថៅកែ|ពីមេ|ពីបង)',
      '(បង់|កក់|ដាក់|បាញ់|វេរ|ផ្ទេរ) (លុយ|ប្រាក់|ថ្លៃ|តែ|មក)? (មុន|សិន|ជាមុន|ដំបូង|ធានា|ឥលូវ)',
      '(បង់|បាញ់|វេរ|កក់) (លុយ|ប្រាក់|តែ|ត្រឹម|មក)? $',
      '(បាន|អោយ|ប្រគល់|សង|បង្វិល|ត្រឡប់|យក|ទទួល) (លុយ|ប្រាក់)? វិញ',
      '(លុយ|ប្រាក់) (ខ្លួនឯង|របស់ខ្លួន|ផ្ទាល់ខ្លួន)',
    ],
    near: forWork,
    also: ['$'],
    unless: [...notTheWorkers, ...isWage, '(រកកម្មករ|កក់បន្ទប់|មិនយក|អត់កក់|អត់យក)'],
  },
];

const easyMoney: readonly PhraseRule[] = [
  // Members who recruit members.
  {
    phrases: [
      '(invite|introduce|recruit|bring|find|refer|sponsor|tell) (#|two|three|your|more|new|other)? (friend|friends|people|person|member|relative|family|head|neighbour|colleague)',
      '(friend|people|member|person|downline|team|network) (under|below|beneath) (you|your)',
      '(under you|your (down)?line|your network|next (level|rank)|level up|(gold|silver|diamond|platinum|ruby) (level|rank|member|leader))',
      '(ណែនាំ|អញ្ជើញ|បបួល|នាំ|រក|ហៅ) (មិត្ត|មិត្តភក្តិ|មនុស្ស|សមាជិក|គេ|សាច់ញាតិ|#|អ្នក)',
      '(ក្រោមខ្សែ|ក្រោមអ្នក|ក្រោមបង|ក្រោមប្អូន|ខ្សែក្រោម|ថ្នាក់លើ|ឡើងថ្នាក់|ថ្នាក់មាស|ថ្នាក់ពេជ្រ|ឡើងកម្រិត)',
      '(# ក្បាល|kbal|samachik)',
    ],
    near: [
      '(join|member|membership|package|pack|buy|starter|level|rank|percent|commission|meeting|seminar|presentation|dream|freedom)',
      '(សមាជិក|កញ្ចប់|ទិញ|បង់|ចូលរួម|ភាគរយ|percent|ថ្នាក់|បទបង្ហាញ|ប្រជុំ|សិក្ខាសាលា|meeting)',
    ],
    also: ['$', '(car|house|moto|travel|freedom|ឡាន|រថយន្ត|ផ្ទះ|បរទេស|សេរីភាព|moto)'],
    unless: ['(salary|fixed pay|nssf|office staff|customer|guest|hr|បសស|អតិថិជន|ភ្ញៀវ|ប្រាក់ខែគោល)'],
  },
  // Rich without work.
  {
    phrases: [
      '(financial(ly)? (freedom|free)|change your life|dream life|be rich|become rich|money (come|comes|works|flow|flows) (to|for|by|while)|while you sleep|no boss)',
      '(សេរីភាពហិរញ្ញវត្ថុ|ផ្លាស់ប្តូរជីវិត|ប្តូរជីវិត|អិស្សរភាព|ដេកក៏|លុយចូល (ដោយខ្លួនឯង|រាល់ថ្ងៃ|អូតូ|ឯង)|រកលុយឯង)',
    ],
    near: [
      '(join|team|system|network|invest|package|product|chat me|inbox|secret|online|phone|member)',
      '(ចូលរួម|ក្រុម|ប្រព័ន្ធ|វិនិយោគ|កញ្ចប់|ផលិតផល|inbox|ឆាត|អនឡាញ|ទូរសព្ទ|សមាជិក)',
    ],
  },
  // Tasks on the phone.
  {
    phrases: [
      '(like|rate|rating|review|star|tap|click|watch|follow|grab|task|mission|order|captcha|survey|swipe|screenshot|comment|boost)',
      '(ចុច|ឡាយ|ផ្កាយ|វាយតម្លៃ|មើលវីដេអូ|កិច្ចការ|បេសកកម្ម|អូឌ័រ|កុម្ម៉ង់|ស៊ែរ|រីវីវ)',
    ],
    near: [
      '(withdraw|cash out|payout|paid (daily|instantly|every)|commission|earn|per (task|order|like|star|click)|each (task|order|like|click|star)|a day|daily)',
      '(ដក|កម្រៃ|ភាគរយ|percent|រាល់ថ្ងៃ|មួយថ្ងៃ|1 ថ្ងៃ|ក្នុងមួយ|រកបាន|ចំណូល)',
    ],
    also: [
      '(phone|mobile|smartphone|telegram|whatsapp|app|link|online|home|bed|free time|spare time|student|mother) … ($|usdt|percent)',
      '($|usdt|percent) … (phone|mobile|smartphone|telegram|whatsapp|app|link|online|from home|free time|spare time|any time|anywhere)',
      '(ទូរសព្ទ|តេឡេក្រាម|telegram|អនឡាញ|app|link|នៅផ្ទះ|ទំនេរ) … ($|usdt|ភាគរយ|percent)',
      '($|usdt|ភាគរយ|percent) … (ទូរសព្ទ|តេឡេក្រាម|telegram|អនឡាញ|app|link|នៅផ្ទះ|ទំនេរ)',
    ],
    unless: [
      '(customer|guest|restaurant|kitchen|waiter|delivery|shop|warehouse|salary|developer|engineer|designer|marketing|content|teacher|cashier|production)',
      '(អតិថិជន|ភ្ញៀវ|ភោជនីយដ្ឋាន|ផ្ទះបាយ|ដឹកជញ្ជូន|ហាង|ឃ្លាំង|ប្រាក់ខែ|រោងចក្រ|ទីផ្សារ)',
    ],
  },
  // Orders that are paid for first.
  {
    phrases: [
      '(wallet|level|balance|system|stage|round|wave|vote|order|orders|shopee|lazada)',
      '(ប្រព័ន្ធ|កាបូប|ដំណាក់|កម្រិត|រលក|ឆ្នោត|បោះឆន្ទៈ|បញ្ជាទិញ|កុម្ម៉ង់)',
    ],
    near: [
      '(lock|top up|topup|buy first|prepay|deposit|advance|own money|recharge)',
      '(ទិញ|ចេញ|បង់|ដាក់|បញ្ចូល|បំពេញ) … (មុន|ជាមុន|គ្រប់)',
    ],
    also: [
      '(withdraw|unlock|commission|cash out|pays back|paid back|profit)',
      '(ដកបាន|ដក|សងវិញ|ទិញវិញ|កម្រៃ|ចំណេញ|ភាគរយ|percent)',
    ],
    unless: ['(customer|accountant|developer|warehouse|engineer|អតិថិជន|គណនេយ្យ|ឃ្លាំង|ភ្ញៀវ)'],
  },
  // Own money that grows.
  {
    phrases: [
      '(usdt|crypto|bitcoin|coin|token|forex|mining|p2p|trading|trade|invest|investment|arbitrage|stock|gold)',
      '(គ្រីបតូ|ប៊ីតខញ|ប៊ីតខយ|កាក់|ហ្វូរ៉េក|ត្រេដ|វិនិយោគ|ដាក់ទុន|ដាក់លុយ|ដើមទុន|ទុន)',
    ],
    near: [
      '(profit|percent|guarantee|guaranteed|double|return|difference|no loss|no risk|never lose|boss pay|daily|withdraw)',
      '(ចំណេញ|ភាគរយ|percent|ធានា|ទ្វេដង|មិនខាត|អត់ខាត|ខាត|រាល់ថ្ងៃ|ដក|ការប្រាក់)',
    ],
    also: [
      '(own money|your money|start with|starting|minimum|deposit|capital|put|add|you buy|buy cheap|from $|only $|# percent)',
      '(លុយខ្លួន|ចាប់ពី|ដាក់|ចាប់ផ្តើម|ដើម|ទុន|# ភាគរយ)',
    ],
    unless: [
      '(bank|teller|loan|accountant|auditor|teacher|shop|import|export|warehouse|jewellery|jewelry|sales of|salary|developer|engineer|degree|bachelor|director|ngo)',
      '(ធនាគារ|បេឡា|ឥណទាន|គណនេយ្យ|គ្រូ|ឃ្លាំង|បរិញ្ញាបត្រ|អង្គការ|ហាងមាស|ប្រាក់ខែគោល)',
    ],
  },
];

const papers =
  '(passport|id|id card|identity card|family book|residence book|birth certificate|licence|license|land title|motorbike card|degree|diploma|certificate|document|documents|papers|travel papers)';
const papersKhmer =
  '(ប៉ាស្ព័រ|លិខិតឆ្លងដែន|អត្តសញ្ញាណ|អត្តសញ្ញាណប័ណ្ណ|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|សំបុត្រកំណើត|ប័ណ្ណបើកបរ|កាតម៉ូតូ|ប្លង់ដី|សញ្ញាបត្រ|ឯកសារ|id card|passport)';

const documents: readonly PhraseRule[] = [
  {
    phrases: [papers, papersKhmer],
    near: [
      '(keep|keeps|kept|hold|holds|held|gather|gathers|collect|collects|drawer|safe|locker|hand (it|them)? over|surrender|leave (it|them)? with|deposit|in (the)? office|stay with|stays with|under lock)',
      '(ទុក|តម្កល់|ប្រគល់|ថតតុ|ទូដែក|កាន់|រក្សា|រក្សាទុក|ដាក់នៅ|យកមកដាក់)',
    ],
    also: [
      '(want (it|them) back|get (it|them) back|give (it|them)? back|gives back|returned|return (it|them)|until|run away|runaway|as (a)? guarantee|original|before (the)? contract|lose|when you (leave|quit|finish)|land the coordinator)',
      '(វិញ|រត់|ដើម|រហូតដល់|ធានា|ចប់ (កុងត្រា|កិច្ចសន្យា)|គ្រប់ (ខែ|ឆ្នាំ|#)|ពេលឈប់|ខ្លាច)',
    ],
    unless: [
      ...othersPapers,
      '(copy|photocopy|filing|archive|office work|customs|invoice|accounting|secretary|certificate of|bring original|to check|check the original|interview)',
      '(ថតចម្លង|ច្បាប់ចម្លង|កូពី|គណនេយ្យ|លេខាធិការ|ផ្ទៀងផ្ទាត់|សម្ភាស|តម្កល់ឯកសារការិយាល័យ|រៀបចំឯកសារ|ខ្លួនឯងកាន់|ទុកខ្លួន)',
    ],
  },
];

/** Over a border, without papers. */
const borders: readonly PhraseRule[] = [
  {
    phrases: [
      '(other side|across the border|over the border|jungle|forest|river|mountain|border)',
      '(ព្រំដែន|ឆ្លងព្រៃ|តាមព្រៃ|ឆ្លងទន្លេ|ត្រើយម្ខាង|ម្ខាងទៀត|ស្រុក (ថៃ|ម៉ាឡេ|កូរ៉េ|ចិន|ជប៉ុន|គេ))',
    ],
    near: [
      '(walk|night|cross|crossing|guide|boat|no gate|no passport|without passport|secret|smuggle|hide)',
      '(ដើរ|យប់|ឆ្លង|អ្នកនាំផ្លូវ|នាំផ្លូវ|ទូក|មិនបាច់ប៉ាស្ព័រ|អត់ប៉ាស្ព័រ|លួច|លាក់|ថៅកែចេញ)',
    ],
    also: ['(work|farm|job|wage|men|women|salary|earn|boss|$)', '(ធ្វើការ|ការងារ|ចម្ការ|ខែ|លុយ|ថៅកែ|$)'],
    unless: [
      '(guard post|customs|ranger|tour|tourist|trek|conservation|ngo|resort|patrol|fishery|researcher|driver licence)',
      '(គយ|ឧទ្យានុរក្ស|ទេសចរណ៍|អភិរក្ស|អង្គការ|រីសត|ល្បាត)',
    ],
  },
];

const closed: readonly PhraseRule[] = [
  // Nobody says where, or who may leave.
  {
    phrases: [
      '(location|place|address|where|workplace) … (know|told|tell|told you|inform) … (after|later|when|on the way|once)',
      '(ទីតាំង|កន្លែង|ធ្វើនៅណា) … (ដឹង|ប្រាប់) … (ពេល|ក្រោយ|លើឡាន|តាមផ្លូវ)',
      '(want to|to) (quit|stop|leave) … (find|bring) … (replace|replacement|people|person)',
      '(ចង់ឈប់|ឈប់) … (រក|យក) (មនុស្ស|គេ|អ្នក) … ជំនួស',
      '(guard|security) (24|all day|with gun|at the door|at the gate)|armed guard|dorm with guard',
      '(យាម|សន្តិសុខ) (កាំភ្លើង|24|ជាប់|ទាំងយប់)|កាំភ្លើង',
    ],
    near: [
      '(pick up|pick you up|van|car|dorm|chat|online|script|typing|translator|no question|without asking|dont ask|no ask|boss|contract)',
      '(ឡាន|មកយក|ឆាត|អនឡាញ|អ្នកបកប្រែ|កុំព្យូទ័រ|កុំសួរ|ថៅកែ|កុងត្រា|កិច្ចសន្យា|ចូលធ្វើភ្លាម)',
    ],
    unless: [
      '(interview|guard job|security company|security guard|bank|factory gate|probation|notice|handover|guest)',
      '(សម្ភាស|រើសសន្តិសុខ|ត្រូវការសន្តិសុខ|រើសយាម|ធនាគារ|ជូនដំណឹង|ប្រគល់ការងារ|ភ្ញៀវ)',
    ],
  },
  // Phones taken, in a place that people don't leave.
  {
    phrases: [
      '(phone|phones|mobile|handphone|smartphone) (is|are|will be|must be|must|have to be|be)? (put|placed|left|given|handed|kept|taken|collected|locked|stored|held|not allowed|checked|banned|forbidden)',
      '(give|hand|leave|put|lock|take|collect|check|checks|keep|keeps|hold|holds) (in|over|away|up)? (your|the|all|their|personal|own|staff)? (personal|own)? (phone|mobile|handphone)',
      '(no|without) (personal|own|private)? (phone|mobile|handphone|internet|facebook)',
      '(ទូរសព្ទ) (ដៃ|ផ្ទាល់ខ្លួន)? … (ប្រគល់|ដក|ទុក|ហាម|យក|ប្រមូល|ចាក់សោ|មិនអោយ|អត់អោយ)',
      '(ប្រគល់|ដក|ហាម|ប្រមូល|ទុក|យក) … ទូរសព្ទ',
      '(stay|live|sleep) (in|inside) (the)? (park|compound|building|dorm|company|campus|zone)',
      '(cannot|cant|can not|never|not) (change (your)? mind|go back|come back|leave|quit|go home|get out)',
    ],
    near: [
      '(casino|online|chat|typing|translator|chinese boss|compound|park|border|o smach|osmach|poipet|bavet|sihanoukville|bokor|chrey thom|koh kong|visa|abroad|script|model|midnight|12 hour|# hour)',
      '(កាស៊ីណូ|អនឡាញ|ឆាត|វាយអត្ថបទ|អ្នកបកប្រែ|ថៅកែចិន|ព្រំដែន|អូរស្មាច់|ប៉ោយប៉ែត|បាវិត|កំពង់សោម|បូកគោ|ជ្រៃធំ|កោះកុង|ម៉ូដែល|បរទេស|12 ម៉ោង|ឡើងឡាន)',
    ],
    also: [
      '($700+|go out|go outside|leave|day off|van|live in|stay in|stay inside|month off|no diploma|no experience|boss|transport|contract)',
      '($700+|ចេញ|ឡើងឡាន|ឈប់|ស្នាក់|កុងត្រា|កិច្ចសន្យា|ថៅកែ|ឡានមក)',
    ],
    unless: ['(student|exam|patient|child|hotel|phone shop|សិស្ស|អ្នកជំងឺ|កុមារ|ហាងទូរសព្ទ|សណ្ឋាគារ)'],
  },
  // What the employer paid is worked off.
  {
    phrases: [
      '(owe|owes|owed|debt|debts|work off|pay off|repay|pay back|paid back|return the money|deduct|deducted)',
      '(jumpeak|ជំពាក់|បំណុល|រំលស់|រំលោះ|ខ្ចី (លុយ|ប្រាក់)|សង (គេ|ថៅកែ|ក្រុមហ៊ុន|លុយ|អស់|គ្រប់|វិញ)|កាត់ (ពី)? (ចំណូល|ខែ|លុយ|ប្រាក់|រាល់))',
    ],
    near: [
      '(boss|company|agent|owner|we|already) (already)? (paid|pay|pays|spent|advance|advanced|lend|lends|cover|covers|buy|buys) … (transport|passport|ticket|visa|food|clothes|trip|rent|family|loan|first)',
      '(loan|credit|borrow|finance) … (your name|under|parents|land|title|sign|your house)',
      '(ផ្តិតមេដៃ|ហត្ថលេខា) … (ខ្ចី|កម្ចី|ជំពាក់)',
      '(ថៅកែ|ក្រុមហ៊ុន|យើង|មេ|បង) (ជា)? (អ្នក)? (ចេញ|ជួយ|អោយ|បង់|រៀបចំ|ខ្ចី|បើក) … (លុយ|ប៉ាស្ព័រ|សំបុត្រ|ផ្លូវ|ខោអាវ|ឡាន|មុន|វីសា|ជំពាក់|ថ្លៃ)',
      '(ខ្ចី|កម្ចី|រំលស់) … (ឈ្មោះ|ប្លង់|ចុះហត្ថលេខា|ផ្តិតមេដៃ)',
    ],
    also: [
      '(until|till|before|first|month|all|finish|salary|wage|pay|sign)',
      '(រហូត|ទាល់តែ|គ្រប់|អស់|ទើប|ខែ|ចំណូល|ហត្ថលេខា|មិន (អោយ|បាន))',
    ],
    unless: [
      '(customer|client|borrower|loan officer|credit officer|microfinance|accountant|tenant|supplier|interest free|reimburse)',
      '(អតិថិជន|មន្ត្រីឥណទាន|ឥណទាន|គណនេយ្យ|អ្នកជួល|អ្នកផ្គត់ផ្គង់)',
    ],
  },
];

const crimes: readonly PhraseRule[] = [
  // Accounts, cards and numbers for others.
  {
    phrases: [
      '(bank account|account|acc|atm|bank card|e wallet|wallet|khqr|sim|sim card|aba|wing|acleda)',
      '(គណនី|កុង|បញ្ជីធនាគារ|កុងធនាគារ|acc|account|អេធីអឹម|កាតធនាគារ|កាត atm|ស៊ីម|ស៊ីមកាត|aba|wing|acleda|អេប៊ីអេ|វីង|អេស៊ីលីដា)',
    ],
    near: [
      '(rent|rents|borrow|lend|sell us|buy your|use your|in your name|your own name|receive money|receive (the)? transfer|money comes|pass it on|send it on|forward|cash out|withdraw it|give us|hand us|with (the)? (pin|password|sim)|old one|not use|unused|registered|with your id|thumb|face scan)',
      '(ជួល|ខ្ចី|លក់អោយ|ប្រើឈ្មោះ|ក្នុងឈ្មោះ|ទទួលលុយ|លុយចូល|វេរបន្ត|ផ្ទេរបន្ត|ដកយក|ដកលុយ|ប្រគល់|មិនប្រើ|ព្រមទាំងលេខ|ទិញស៊ីម|ស៊ីមច្រើន|ចុះឈ្មោះស៊ីម|ស្កេនមុខ|មេដៃ)',
    ],
    also: [
      '(percent|commission|keep|per month|a month|each|every (time|transfer|day)) … (you|$|#)?',
      '(ភាគរយ|percent|កម្រៃ|រាល់ដង|មួយខែ|ក្នុងមួយ|បាន) (លុយ)? ($|#)',
      '$ (per|a|each|every|ក្នុង|មួយ|1)',
    ],
    unless: [
      '(customer|client|teller|branch|salary|payroll|shop|sell phone|seller|promoter|accountant|accounting|marketing|cashier|manager|officer|landlord)',
      '(អតិថិជន|ភ្ញៀវ|បេឡា|សាខា|ប្រាក់ខែ|បៀវត្ស|ហាងទូរសព្ទ|គណនេយ្យ|លក់ទំនិញ|ប្រូម៉ូទ័រ)',
    ],
  },
  // Codes.
  {
    phrases: [
      '(otp|pin|password|passcode|(#|six|four) (number|digit|digits|numbers)|(sms|verification|security|secret) (code|number)|the code|a code|code|sms from (the|your)? (bank|aba|wing|acleda|telegram|facebook))',
      '(otp|លេខកូដ|កូដ|លេខសម្ងាត់|ពាក្យសម្ងាត់|លេខ # ខ្ទង់|# ខ្ទង់|លេខ # តួ|# លេខ|លេខបញ្ជាក់)',
    ],
    near: [
      '(tell|send|give|reply|read|type|share|forward|write|screenshot) (it|please|us|me|back|the|that|this|them|to us)',
      '(ប្រាប់|ផ្ញើ|អោយ|អាន|វាយ|ឆ្លើយ|ថត) … (យើង|hr|បង|ខ្ញុំ|វិញ|មក|ក្រុមហ៊ុន)',
    ],
    also: [
      '(sms|text message|to your phone|on your phone|your number|telegram|facebook|bank|aba|wing|acleda|account)',
      '(សារ|ទូរសព្ទ|ក្នុងលេខ|telegram|តេឡេក្រាម|facebook|ហ្វេសប៊ុក|ធនាគារ|aba|wing|acleda|គណនី)',
    ],
    unless: [
      '(never|dont share|do not share|customer|source code|programmer|developer|dress code|barcode|postal|tracking|swift|software)',
      '(កុំ (ប្រាប់|អោយ|ផ្ញើ|ចែក)|អតិថិជន|ទំនិញ|បាកូដ|កម្មវិធីករ|ប្រៃសណីយ៍)',
    ],
  },
  // Chats that lead strangers to lose money.
  {
    phrases: [
      '(chat|chatting|text|message|call|talk|flirt|video call|reply|model|script)',
      '(ឆាត|ជជែក|ខល|វីដេអូ|តេ|ម៉ូដែល|ឆ្លើយសារ)',
    ],
    near: [
      '(foreigner|foreign men|western|american|european|stranger|rich (man|men|people)|lonely|old men|investor|dating|love|girlfriend)',
      '(ជនបរទេស|ភ្ញៀវបរទេស|បរទេស|បារាំង|អាមេរិក|អឺរ៉ុប|តាចាស់|អ្នកមាន|ឯកា|ស្នេហា)',
    ],
    also: [
      '(invest|crypto|coin|deposit|trade|trading|platform|script|scripts|profile|fake|persuade|convince|trust|love|gift|money from|sends money)',
      '(វិនិយោគ|គ្រីបតូ|កាក់|ដាក់លុយ|ដាក់ប្រាក់|អត្ថបទ … (ស្រាប់|គេសរសេរ)|ស្គ្រីប|profile|ប្រូហ្វាល|ក្លែង|បញ្ចុះបញ្ចូល|ទុកចិត្ត|ស្រលាញ់|អូស)',
    ],
    unless: [
      '(hotel|tour|travel agency|teacher|teach|bank|ngo|journalist|embassy|customer care|airline|export|beware)',
      '(សណ្ឋាគារ|ទេសចរណ៍|គ្រូ|បង្រៀន|ធនាគារ|អង្គការ|ស្ថានទូត|នាំចេញ)',
    ],
  },
];

const women = '(girl|girls|lady|ladies|woman|women|female|srey|ស្រី|នារី|យុវតី|កញ្ញា)';
const sex: readonly PhraseRule[] = [
  {
    phrases: [
      '(ktv|karaoke|massage|spa|night ?club|club|bar|beer garden|beer|lounge|live|livestream|streamer|pr)',
      '(ខារ៉ាអូខេ|ខារ៉ាអូខេ|ម៉ាស្សា|ស្ប៉ា|បារ|ក្លឹប|ឡាយ|live|បៀរ|ហាងបៀរ|ផឹក|កំដរ|អង្គុយ)',
    ],
    near: [
      `${women}|new face|pr`,
    ],
    also: [
      '(take (you|them|her)? out|go out with|cannot refuse|cant refuse|sit with|drink with|sleep|upstairs|share (the)? (tip|money)|50 50|short skirt|sexy|virgin|extra (service|money from)|room ready|in the room|private room|all night|overnight|young and)',
      '(ជូន (ភ្ញៀវ)? (ចេញ|ផឹក)|ចេញ (ក្រៅ)? (ជាមួយ|តាម)|ចង់ (នាំ|ជួប|យក)|ត្រូវទៅ|បន្ទប់|ស្លៀកតិច|ស្លៀកខ្លី|ផឹក (បៀរ|ស្រា)? ជាមួយ|កំដរ|ថ្មី|ហ៊ាន|ដេក|ម្នាក់មួយយប់|ព្រហ្មចារី|ស៊ិចស៊ី|លួយចែក|លុយចែក|ចែក 50)',
    ],
    unless: [
      '(cleaner|cashier|security|guard|cook|driver|accountant|receptionist|male and female|men and women|teacher|certificate|physio|therapist)',
      '(អ្នកសម្អាត|បេឡា|យាម|ចុងភៅ|អ្នកបើក|គណនេយ្យ|គ្រូ|ប្រុសស្រី|ប្រុស ស្រី|វិញ្ញាបនបត្រ)',
    ],
  },
];

/** Only in messages: a meeting in private, compliments, pictures, and going on elsewhere. */
export const signsInMessages = {
  sexual: [
    {
      phrases: [
        '(meet|come|interview|see you|dinner|drink|coffee|visit|stay|sleep|spend|wait|hang out|go out)',
        '(ជួប|មក|សម្ភាស|ញ៉ាំ|ផឹក|ដើរលេង|ដេក|គេង|ទៅលេង|ស្នាក់)',
      ],
      near: [
        '(hotel|guesthouse|guest house|my room|my house|my place|my home|my condo|my apartment|alone|at night|tonight|late night|after 9|secretly|private place|overnight)',
        '(សណ្ឋាគារ|ផ្ទះសំណាក់|បន្ទប់|ផ្ទះបង|ផ្ទះខ្ញុំ|ខុនដូ|ម្នាក់ឯង|យប់នេះ|ពេលយប់|មួយយប់)',
      ],
      also: [
        '(alone|only you|only (us|two)|just (you|us|the two)|two of us|wear|dress|pretty|beautiful|sexy|skirt|perfume|relax|massage|gift|special|happy|secret|obey|please me|be nice|dont (tell|bring)|do not (tell|bring)|easy job|get the job|give you the job|hire you|salary higher|more money)',
        '(ម្នាក់ឯង|ពីរនាក់|តែយើង|តែពីរ|ស្លៀក|ស្អាត|ស៊ិចស៊ី|យល់ព្រម|ព្រម|កុំ (ប្រាប់|នាំ)|ស្ងាត់|អូន|ឧបត្ថម្ភ|អោយលុយ|អោយធ្វើ|បាន (ធ្វើ)? ការងារ|ម៉ាស្សា|សម្រាក)',
      ],
      unless: [
        '(receptionist|housekeeping|front desk|hotel (job|staff|manager|lobby)|lobby|night shift|shift|customer|guest|family|canteen|team dinner|all staff|bring your (friend|parent|cv))',
        '(អ្នកទទួល|ភ្ញៀវ|វេន|សម្អាត|អតិថិជន|បុគ្គលិកទាំងអស់|បុគ្គលិក|ជាមួយ (ក្រុម|គ្រួសារ)|ស្នាក់នៅ (ឥតគិត|ហ្វ្រី)|ឡប់ប៊ី)',
      ],
    },
    {
      phrases: [
        '(beautiful|pretty|cute|sexy|lovely|gorgeous|single|boyfriend|girlfriend|lover|lonely|love you|like you|miss you|kiss|hug|body|virgin|mistress|sugar)',
        '(ស្អាត|ស្រស់|គួរអោយស្រលាញ់|សង្សារ|លីវ|ឯកា|ស្រលាញ់|ស្រឡាញ់|នឹក|ថើប|អោប|រាង|ព្រហ្មចារី|ប្រពន្ធចុង)',
      ],
      near: [
        '(you|your|u|ur|be my|photo|picture|with me)',
        '(អូន|ប្អូន|នាង|បង|រូប|ជាមួយ)',
      ],
      also: [
        '(job|hire|interview|work|salary|boss|pay|money|meet|photo|picture|video call|phone number|tonight|marry|take care of you)',
        '(ការងារ|ធ្វើការ|ជួប|សម្ភាស|លុយ|ប្រាក់|រូប|វីដេអូ|យប់|ចិញ្ចឹម|ការ)',
      ],
      unless: [
        '(handwriting|website|design|work is|portfolio|form|marital|cv|report|body (shop|wash|repair|lotion)|beautiful (place|shop|store|day|city|resort)|pretty (good|much|busy|far|easy|sure|soon)|would like you|single (room|person|copy|page|day|file)|bodyguard)',
        '(ហាងស្អាត|ស្អាតបាត|សម្អាត|អនាម័យ|ស្លៀកពាក់|រូបរាង|ស្អាត (និង|ហើយ)? ទៀងទាត់|កន្លែងស្អាត|លីវអត់ប្រកាន់|ឯកសារ|ទម្រង់|ទិដ្ឋភាព|បន្ទប់ស្អាត|អក្សរស្អាត)',
      ],
    },
    {
      phrases: [
        '(photo|picture|pic|video|selfie|video call|camera)',
        '(រូប|រូបថត|វីដេអូ|ខលវីដេអូ|កាមេរ៉ា|selfie)',
      ],
      near: [
        '(full body|body|swimsuit|bikini|short|sexy|without|shirt off|legs|bed|bedroom|shower|naked|nude|private|underwear|more (beautiful|photo)|no clothes|tight|dress)',
        '(ពេញខ្លួន|ពាក់កណ្តាលខ្លួន|ហែលទឹក|ប៊ីគីនី|ខ្លី|ស៊ិចស៊ី|គ្មាន|អត់ពាក់|អត់ស្លៀក|ជើង|គ្រែ|បន្ទប់គេង|ងូតទឹក|ស្រាត|ទ្រនាប់|រាង|តឹង)',
      ],
      also: [
        '(send|show|take|turn on|give|want to see|let me see|have)',
        '(ផ្ញើ|ថត|បង្ហាញ|បើក|អោយ|ចង់មើល|សុំ|មើល)',
      ],
      unless: [
        '(passport size|id photo|4x6|cv|certificate|shop|product|site|room photo|customer|portfolio|damage|receipt|broken|short video|without (hat|glasses|glass)|background)',
        '(4x6|3x4|សញ្ញាបត្រ|ទំនិញ|ផលិតផល|អតិថិជន|ហាង|វិក្កយបត្រ|អត្តសញ្ញាណ|ប្រវត្តិរូប|រយៈពេលខ្លី|វីដេអូខ្លី)',
      ],
    },
  ],
  leave: [
    {
      phrases: [
        `(telegram|tele|tg|telgram|whatsapp|whats ?app|wechat|line|messenger|facebook|fb|viber|signal|zalo|imo|instagram|skype|discord|t me|wa me)`,
        '(តេឡេក្រាម|តេលេក្រាម|តេឡេ|តេលេ|វ៉ាតសាប់|វីឆាត|មេសេនជ័រ|ហ្វេសប៊ុក|ឡាញ)',
      ],
      near: [
        '(add|write|message|text|chat|talk|contact|move|continue|switch|join|find|search|scan|reply|inbox|follow|ping|reach|come|click|open) … (me|us|my|our|there|here|on|to|it|hr|boss|group|channel|link|manager|admin)',
        '(add|ឆាត|ទាក់ទង|ផ្ញើ|ឆ្លើយ|និយាយ|ចូល|បន្ត|អែដ|ស្កេន|ជជែក|ឆាតមក|ខល|សរសេរ|រក) … (មក|បង|ខ្ញុំ|តាម|លើ|ក្នុង|ទៅ|hr|ថៅកែ|គ្រុប|group|link)',
      ],
      also: [
        '(here|this app|this site|slow|faster|easier|details|explain|instead|salary|start|register|task|confirm|only|quick|private|secret|delete|manager|boss|admin|agent|now|job)',
        '(ទីនេះ|កម្មវិធីនេះ|app នេះ|យឺត|លឿន|ស្រួល|លម្អិត|ព័ត៌មាន|ពន្យល់|វិញ|ចុះឈ្មោះ|ចាប់ផ្តើម|តែ|ឥលូវ|លុប|ថៅកែ|ការងារ|សម្ងាត់)',
      ],
      unless: ordinaryContact,
    },
  ],
} as const satisfies Readonly<Record<string, readonly PhraseRule[]>>;

/** By the kinds of postings. */
export const combinedSigns = {
  fee: fees,
  documents,
  abroad: borders,
  easy_money: easyMoney,
  confinement: closed,
  crime: crimes,
  sexual: sex,
} as const;
