/** Signs of fees and easy money, for combined-signs.ts. */
import { companyPays, free, othersOnly } from './fee-exceptions.ts';
import { type PhraseRule } from './phrase-pattern.ts';

/** What people must have, do or pass before they work. */
const forWork = [
  '(uniform|shirt|apron|helmet|boot|badge|card|kit|form|paper|document|file|registration|register|training|train|course|lesson|medical|check up|health|test|exam|interview|visa|passport|permit|ticket|insurance|slot|seat|place|position|job|contract|agent|agency|broker|equipment|tool|tablet|phone|bag|jacket|laptop|locker|account|start|before (day one|you|work|first)|first day|day one|join|choose|select|hire|accept|pass)',
  '(ឯកសណ្ឋាន|អាវ|ខោ|សំពៀត|មួក|ស្បែកជើង|ឈ្មោះ|កាត|ប័ណ្ណ|ទម្រង់|ពាក្យ|ឯកសារ|ចុះឈ្មោះ|ចូល|រៀន|វគ្គ|បណ្តុះបណ្តាល|ហ្វឹក|ពេទ្យ|សុខភាព|ឈាម|ប្រឡង|តេស្ត|សម្ភាស|វីសា|ប៉ាស្ព័រ|កន្លែង|ការងារ|កុងត្រា|កិច្ចសន្យា|ភ្នាក់ងារ|មេខ្យល់|ឧបករណ៍|ម៉ាស៊ីន|កាបូប|ធ្វើការ|មេការ|អោយបាន|ជ្រើស|រើស)',
];
/** Without "rent": workers rent what they need from the employer. */
const customers = [othersOnly[0], othersOnly[2]].filter((words) => words !== undefined);
const notTheWorkers = [
  ...companyPays,
  ...customers,
  ...free,
  '(room|house|flat|tuition|tax|invoice|bill|exchange) (rent|fee)?',
  // Where somebody worked before.
  '(old|last|former|previous) (place|job|boss|company|work)|they took',
  '(កន្លែង|ថៅកែ|ក្រុមហ៊ុន) (ចាស់|មុន)',
];
const isWage = [
  '(salary|wage|bonus|allowance|commission|per month|a month|monthly|per day|a day|per hour|tip|overtime) (is|of|:)? $',
  '$ (for|per|a|each) (the)? (day|shift|hour|week|page|event)|$ (ក្នុង)? (មួយ|1) (ថ្ងៃ|ខែ|ម៉ោង)|(paid|pay) (in)? cash (before|when|after|at)',
  '(we (will)? (pay|give|offer)|paid (on|every|monthly|weekly)|you (get|receive|earn)|sell|selling|customer|deliver|cash on delivery|shopping|ingredients)',
  '(ប្រាក់ខែ|លុយខែ|បៀវត្ស|ឈ្នួល|រង្វាន់|លើកទឹកចិត្ត|បើកជូន|បើកលុយ|បើកប្រាក់|លក់|ផ្សារ|ទំនិញ|អតិថិជន|ភ្ញៀវ) (ពី)? $',
];

export const fees: readonly PhraseRule[] = [
  // The worker buys or pays.
  {
    phrases: [
      '(you|u|must|need to|have to|should|staff|worker|applicant|candidate|newcomer|everyone) (first|also|only|then|just)? (buy|pay|purchase|transfer|deposit|leave|rent|put|prepare|bring|give|send|scan)',
      '(buy|rent|take|get|order) (it|them|one|this|the|a)? (from|at|in) (us|our|the (office|company|shop|agent|leader))',
      '(sell|sold|rented|lent) to (you|staff|worker|newcomer)',
      '(own|first|small|little) (money|cash|capital|payment)',
      '(give|thank|treat|tip|pay) (to)? (him|her|them|the manager|boss|leader|hr) (something|a little|some)',
      '(keep|lock|place|leave|hold) (a|only)? $ (at|in|with|on) (the|our)?',
      '(transfer|pay|send) (it|this|that|the (money|amount|fee))? (to|by|via|through) (the|our|my|his|her)? (name|account|aba|wing|khqr|doctor|agent|leader|manager)',
      'fee (cut|deducted|taken|paid)',
      '(send) (us|me)? (the|your)? (money|cash|payment|$) … (first|before|advance|upfront)',
      '(pay|paid|transfer) … (first|before|advance|upfront|deposit|back later|refund)',
      '(get|give|given|come|comes|returned|return|pay|paid|refund|refunded) (it|you|all|your money|the money|money)? back (after|when|in|at|with|on|later)',
      '(take|takes|keep|keeps|cut|cuts|want|wants|ask|asks) (only|just)? (the|a|your)? (first|half|one) (half)? … (month|salary|wage|pay)',
    ],
    near: forWork,
    also: ['($150-|half|first month|something)'],
    unless: [...notTheWorkers, ...isWage],
  },
  {
    phrases: [
      '(ត្រូវ|ត្រូវតែ|តម្រូវ|ទាមទារ|សូម) (អោយ)? (ទិញ|ជាវ|បង់|កក់|ចេញ (លុយ|ប្រាក់|ថ្លៃ)|ត្រៀម|មាន (លុយ|ប្រាក់))',
      '(សុំ|យក|គិត|អស់) (តែ|ត្រឹម|បន្តិច)? $ … (ថ្លៃ|ជួយ|រត់|នាំ)',
      '(ចេញ|ទិញ|បង់) (ទិញ|ចេញ)? (មុន|សិន)',
      '(បង់|ចេញ|អស់) ថ្លៃ',
      '(ទិញ|ជាវ|យក|ជួល) … (ពីយើង|ពីក្រុមហ៊ុន|ពីហាង|ពីថៅកែ|ពីមេ|ពីបង)',
      '(ជូន|អោយ) (លុយ|ថ្លៃ)? (ទឹកតែ|កាហ្វេ)',
      '(scan|ស្កេន|khqr|qr) … $',
      '$ … (scan|ស្កេន|khqr|qr)',
      '(អោយ|ជូន) (បង|ខ្ញុំ|មេ|គាត់|ថៅកែ) (តែ|ត្រឹម)? $',
      '(បង់|កក់|ដាក់|បាញ់|វេរ|ផ្ទេរ) (លុយ|ប្រាក់|ថ្លៃ|តែ|មក)? (មុន|សិន|ជាមុន|ដំបូង|ធានា|ឥលូវ)',
      '(បង់|បាញ់|វេរ|កក់) (លុយ|ប្រាក់|តែ|ត្រឹម|មក)? $',
      '(បាន|អោយ|ប្រគល់|សង|បង្វិល|ត្រឡប់|យក|ទទួល) (លុយ|ប្រាក់)? វិញ',
      '(លុយ|ប្រាក់) (ខ្លួនឯង|របស់ខ្លួន|ផ្ទាល់ខ្លួន)',
    ],
    near: forWork,
    also: ['$150-'],
    unless: [
      ...notTheWorkers,
      ...isWage,
      '(ដើម្បីដាក់ពាក្យ|បំពេញទម្រង់|fill the form|apply by|merchant|រកកម្មករ|កក់បន្ទប់|មិនយក|អត់កក់|អត់យក)',
    ],
  },
];

/** Money for those who decide who gets in. */
export const bribes: PhraseRule = {
  phrases: [
    '(guard|supervisor|leader|manager|chief|foreman|hr|broker|agent|uncle|he|she|they|boss) … (want|wants|need|needs|ask|asks|expect|expects|charge|charges) (for|about|only|you|coffee|tea|something)? $',
    '(one|first|half|#) (month)? (of)? (your)? (salary|pay|wage) (goes|go|is) (to|for) (the)? (person|agent|leader|one|him|her|who|hr|manager)',
    '(thank|tip|treat) (him|her|them|the (boss|leader|manager|agent)) … $',
    '(month|months) (salary|pay|wage) (goes|go|is)? (to|for) (him|her|them|me|us|hr|the (agent|leader|manager|broker|person))',
    '(មេការ|មេ|hr|យាម|គាត់|គេ|ថៅកែ) (ចង់បាន|សុំ|ទារ|យក) (លុយ|តែ|ត្រឹម)? $',
    '(មេការ|មេ|hr|យាម|ភ្នាក់ងារ) (គេ)? (សុំ|ទារ|យក) … (ប្រាក់ខែ|លុយខែ) (ខែ)? (ដំបូង|ទី 1)',
  ],
  near: [
    '(choose|let you|put you|take you|you are in|no test|list|inside|job|enter|brought you|work|name|hire)',
    '(ដាក់ឈ្មោះ|ចូល|ការងារ|ធ្វើការ|បញ្ចូល|ជួយ)',
  ],
  unless: [...othersOnly, ...companyPays, '(salary|rent|price|budget)? (is|of)? $ (a|per) month|customer'],
};

/** A place that is kept for money. */
export const reserved: PhraseRule = {
  phrases: [
    '(keep|hold|reserve|save|secure|lock|book|guarantee) (your|the|you|a) (spot|place|slot|seat|name|position|job|turn|chair)',
    '(ឡុក|រក្សា|ទុក|កក់|លុប|ចាក់សោ) (ឈ្មោះ|កន្លែង|កៅអី)',
    '(ឈ្មោះ|កន្លែង) (លុប|ដាច់|ឡុក|ផុត)',
  ],
  near: ['$'],
  unless: [...notTheWorkers, ...isWage, '(ភ្ញៀវ|សំបុត្រ|បន្ទប់|តុ|guest|table|room)'],
};

export const easyMoney: readonly PhraseRule[] = [
  // Members who recruit members.
  {
    phrases: [
      '(invite|introduce|recruit|bring|find|refer|sponsor|tell) (#|two|three|your|more|new|other)? (friend|friends|people|person|member|relative|family|head|neighbour|colleague)',
      '(after|with) (#|two|three|four|five|six|ten) (member|members|people|friends)',
      '(two|three|four|five) (friend|friends|people) (join|joins|buy|buys)',
      '(friend|people|ppl|member|person|downline|team|network) … (under|below|beneath) (you|your|u)',
      '(under you|your (down)?line|your network|next (level|rank)|level up|(gold|silver|diamond|platinum|ruby) (level|rank|member|leader))',
      '(ណែនាំ|អញ្ជើញ|បបួល|នាំ|រក|ហៅ) (មិត្ត|មិត្តភក្តិ|មនុស្ស|សមាជិក|គេ|សាច់ញាតិ|#|អ្នក)',
      '(ក្រោមខ្សែ|ក្រោមអ្នក|ក្រោមបង|ក្រោមប្អូន|ខ្សែក្រោម|ថ្នាក់លើ|ឡើងថ្នាក់|ថ្នាក់មាស|ថ្នាក់ពេជ្រ|ឡើងកម្រិត)',
      '(# ក្បាល|kbal|samachik)',
    ],
    near: [
      '(join|member|membership|package|pack|buy|starter|level|rank|percent|commission|meeting|seminar|presentation|dream|freedom)',
      '(សមាជិក|កញ្ចប់|ទិញ|បង់|ចូលរួម|ភាគរយ|percent|ថ្នាក់|បទបង្ហាញ|ប្រជុំ|សិក្ខាសាលា|meeting)',
    ],
    also: [
      '($|# percent)',
      '(without (work|working)|car|house|moto|travel|freedom|ឡាន|រថយន្ត|ផ្ទះ|បរទេស|សេរីភាព|moto)',
    ],
    unless: ['(salary|fixed pay|nssf|office staff|customer|guest|hr|កាត់សក់|ជាង|បសស|អតិថិជន|ភ្ញៀវ|ប្រាក់ខែគោល)'],
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
  // Pay by the week or hour for next to nothing.
  {
    phrases: [
      '(receive|get|earn|make|paid|collect) … $20+ (each|every|per|a|an) (week|day|hour|evening|night)',
    ],
    near: [
      '(send|post|sticker|chat|like|watch|share|copy|type|ad|video|link|comment) (#|a|an|the|our|some|on|in)',
    ],
    unless: [
      '(salary|customer|editor|designer|developer|marketing|manager|office|shop|restaurant|driver|delivery|teacher)',
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
      '(lock|top up|topup|put in|capital|buy first|prepay|deposit|advance|own money|recharge)',
      '(ទិញ|ចេញ|បង់|ដាក់|បញ្ចូល|បំពេញ) … (មុន|ជាមុន|គ្រប់)',
    ],
    also: [
      '(withdraw|unlock|commission|cash out|comes back|come back|returns|same night|same day|pays back|paid back|profit)',
      '(ដកបាន|ដក|សងវិញ|ទិញវិញ|កម្រៃ|ចំណេញ|ភាគរយ|percent)',
    ],
    unless: ['(customer|accountant|developer|warehouse|engineer|អតិថិជន|គណនេយ្យ|ឃ្លាំង|ភ្ញៀវ)'],
  },
  // Own money that grows.
  {
    phrases: [
      '(usdt|crypto|bitcoin|coin|token|forex|signal|mining|p2p|trading|invest|investment|arbitrage)',
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
      '(bank|teller|loan|accountant|auditor|shop|import|export|warehouse|jewellery|jewelry|sales of|salary|developer|engineer|degree|bachelor|director|ngo)',
      '(ធនាគារ|បេឡា|ឥណទាន|គណនេយ្យ|ឃ្លាំង|បរិញ្ញាបត្រ|អង្គការ|ហាងមាស|ប្រាក់ខែគោល)',
    ],
  },
];

/** Accounts, cards and numbers for others. */
export const lentAccounts: PhraseRule = {
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
    '# (លេខ|ស៊ីម|គណនី|កុង) … (អោយ|បាន)? $',
  ],
  unless: [
    '(customer|client|teller|branch|salary|payroll|shop|sell phone|seller|promoter|accountant|accounting|marketing|cashier|manager|officer|landlord)',
    '(អតិថិជន|ភ្ញៀវ|បេឡា|សាខា|ប្រាក់ខែ|បៀវត្ស|ហាងទូរសព្ទ|គណនេយ្យ|លក់ទំនិញ|ប្រូម៉ូទ័រ|បើករាល់|ខ្ចី (កាបូប|អាវ)|អាវ (អោយ)? ខ្ចី)',
  ],
};

/** Money that comes into an account and is passed on. */
export const passedOn: PhraseRule = {
  phrases: [
    '(in|into|to|through|by|on) (your|ur) (own)? (bank)? (wing|aba|acleda|account|khqr|bank)',
    '(ចូល|តាម|ក្នុង) (គណនី|កុង|wing|aba|acleda|វីង) (អូន|ប្អូន|អ្នក|ខ្លួន)',
  ],
  near: [
    '(the rest|take it out|give it to (me|us|my|our|the)|pass it|pass on|forward|send it|send them|transfer it|withdraw|cash out|give us|bring it)',
    '(ផ្ញើបន្ត|វេរបន្ត|ផ្ទេរបន្ត|ដក|សល់|យកមកអោយ)',
  ],
  also: [
    '(keep|stays with you|is yours|is for you|percent|per time|each time|every time|commission)',
    '(ទុក|ភាគរយ|percent|រាល់ដង|ម្តង|កម្រៃ)',
  ],
  unless: ['(salary|payroll|wage|savings|teller|ប្រាក់ខែ|បៀវត្ស|បេឡា|សន្សំ)'],
};
