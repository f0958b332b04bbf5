/** Phrases about much money for little work (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const ease = [
  '(home|smartphone|online|no experience|without experience|no exp|no skill|no interview|no degree|easy|simple|anyone|everyone|tiktok|youtube|click|like|task|spare time|free time|extra income|hours a day|guarantee|guaranteed|little work|light work|copy|paste|typing|minute|one hour|two hour|1 hour|2 hour|1 2 hour|everyone welcome|student can|review|link|anywhere|anytime|captcha|hustle|sharing|no cv)',
  '(with|on|from|using|via|through|need|have|just|only) (need|have|a|your|the|one|only)? (a|your|one)? (phone|mobile)',
  '(នៅផ្ទះ|អនឡាញ|ងាយ|បទពិសោធន៍|តិចតួច|ធ្វើតិច|ការងារស្រាល|ពេលទំនេរ|នរណាក៏|អ្នកណាក៏|មិនចាំបាច់|ចុច|ឡាយ|ម៉ោងក្នុងមួយថ្ងៃ|ម៉ោងមួយថ្ងៃ|ចំណូលបន្ថែម|ស្រួល|នៅណាក៏|ទីណាក៏|ពេលណាក៏|គ្រប់គ្នា|អត់ពិបាក)',
  '(តាម|ប្រើ|លើ|មាន|មានតែ|គ្រាន់តែមាន) (តែ)? ទូរសព្ទ (ដៃ)? (មួយ|តែ|ប៉ុណ្ណោះ|មាន|បាន|ក៏|ធ្វើ|រក|1)',
  '(តាម|ប្រើ|កាន់|មាន|គ្រាន់តែមាន) (តែ)? ទូរសព្ទ',
  '(1|2|3|មួយ|ពីរ) ម៉ោង',
];
/** Day wages of such work are no sign of easy money. */
const trades = [
  '(driver|drive|electrician|plumber|plumbing|welder|welding|mason|carpenter|carpentry|painter|painting|tile|tiler|construction|builder|mechanic|technician|operator|cook|chef|guide|interpreter|barber|tailor|labourer|laborer|site|tuk tuk|tuktuk|remork|rider|excavator|crane|roofing|aircon|air conditioning|musician|singer|dentist|farm|harvest|event|waiter|usher)',
  '(ជាង|សំណង់|រ៉ឺម៉ក|កង់បី|តាក់ស៊ី|បើកបរ|បើកឡាន|មគ្គុទ្ទេសក៍|កម្មករ|អ្នកដឹក|ដឹកជញ្ជូន|ការដ្ឋាន|ចម្ការ|ចំការ|បេះ|ម៉ាស៊ីនត្រជាក់|តន្ត្រីករ|ចុងភៅ|ច្រូត|រត់តុ|ធ្វើនៅហាង)',
];
/** Those who are looked for, often in the title only. */
export const honestIncome = [
  '(developer|engineer|programmer|graphic designer|doctor|lawyer|nurse|architect|accountant|auditor|pharmacist|photographer|react|laravel|javascript|python)',
  // A share of what they sell or do.
  '# percent (of|from|on) (the|each|every|your|all)? (fare|sale|service|treatment|price|trip|repair|bill|ride)',
  '(កម្មវិធីករ|វិស្វករ|វេជ្ជបណ្ឌិត|មេធាវី|គិលានុបដ្ឋាក|ស្ថាបត្យករ|គណនេយ្យករ|អ្នករចនា)',
];
export const skilled = [
  '(teach|teacher|tutor|degree|bachelor|certificate|developer|engineer|programmer|designer|translator|doctor|lawyer|nurse|architect|years|year of|accountant|manager|senior|consultant|photographer|pilot|auditor|loan|insurance|bank|showroom|sales target)',
  '(រាប់លុយ|គ្រូ|បង្រៀន|វិស្វករ|បរិញ្ញាបត្រ|ឆ្នាំ|អ្នកគ្រប់គ្រង|វេជ្ជបណ្ឌិត|អ្នកបកប្រែ|អ្នករចនា)',
];
const clicking =
  '(like|click|rate|watch|liking|clicking|rating|watching|subscribe to) (on|the|a|our|some|short|online)? (video|post|tiktok|youtube|facebook|hotel|page|link|ad|advert)';
const perDay = '(a|per|every|each|in one|in a|one|in) (single)? day';
const perDayKhmer = '(ក្នុង (មួយ|1) ថ្ងៃ|(មួយ|1) ថ្ងៃ|ប្រចាំថ្ងៃ|រាល់ថ្ងៃ|រៀងរាល់ថ្ងៃ)';
const perMonthKhmer = '(ក្នុង (មួយ|1) ខែ|(មួយ|1) ខែ|ប្រចាំខែ)';

export const easyMoneyPhrases: readonly PhraseRule[] = [
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
      '(ថ្ងៃ|មួយថ្ងៃ|យប់) (អាច)? (រក|ទទួល)? (បាន)? (លុយ|ចំណូល)? (ពី)? $20+',
      'ថ្ងៃ … ម៉ោង (បាន|រកបាន|ទទួលបាន) (លុយ|ប្រាក់)? $20+',
      '(up to|earn|get|make) $20+ (daily|per day|a day|each day|every day|day)',
    ],
    near: ease,
    unless: [...skilled, ...trades],
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
      '(earn|money|income|cash) … (from|with|on|using|by) (your|a|the|only|just)? (own)? (phone|smartphone|mobile)',
      'usd … (with|on|using) (your|only your|just your) (own)? (phone|smartphone|mobile)',
      '(double|triple|multiply) your (money|income|salary)',
      '(work|job|only|just) (for)? (1|2|one|two|an) hour (a|per|each|every) day',
      '(earn|make money) … (at|from) home',
      '(earn|make) (money|cash|income) (online|fast|quick|easily|every day)',
      '(make|earn|get) (some|more|extra|quick)? (cash|money|income) (fast|quick|quickly|easy|easily|now|today|daily|every day)',
      '(just|only|simply) (login|log in|press|click|tap|push|open the app|watch|share|copy|paste|like) … (profit|earn|money|usd|paid|income|day)',
      '(robot|bot|ai|software|system|app) (trade|trades|trading|works|work|earns|makes money) for you',
      '(profit|money|income|cash) (goes|go|comes|come|flows) (straight|directly|right)? (to|into) (you|your)',
      '# percent (profit|return|income|interest|gain)? (every|each|per|a) (day|week|hour)',
      '(from|in) (my|your|the) bed',
      '(ask|message|inbox|dm|contact) me (how|for (the|my)? (link|secret|system))',
      '(little|small|low) investment … (profit|return|income|big|high)',
      '(turn|grow|make|convert) (your)? (usd)? (#|$) (usd)? (into|to become|become) (usd)? (#|$)',
      '(optimise|optimize|optimising|optimizing|boost|rank) (the|our|some)? (app|product|order|hotel|data)',
      '(paid|pay|salary|payment) … (in|by|via) (usdt|crypto|bitcoin)',
      '(easy|simple|light|lazy|no) (work|job|task|effort) … (usd|usdt|$|daily|paid)',
      '(#|few|some) (min|minute) (a|per|each|every) day',
      '(secret|our|proven|automatic) (system|method|formula) … (earn|money|income|usd|rich|profit)',
      '(lazy|stay at home|sit at home|from bed|mom|mum|housewife) … ($|money|earn|make|income)',
      '(side hustle|typing captcha|captcha|daily payout|instant payout|daily withdrawal|passive)',
      '$ … (today|now|first(?! month| week| year| three| two| six| #)) … $ … (tomorrow|later|next|back|after|within)',
      '(no risk|risk free|zero risk|without risk|100 percent (safe|trusted|profit|guarantee))',
      '$ (weekly|daily|each|per week|a week|a day|per post|per video|per click)? (for|by) (sharing|share|liking|posting|watching|clicking|commenting|reviewing|rating|following|downloading)',
      '(rate|rating|review|reviewing) (the|our|some|mobile|online|new)? (app|product|hotel|video|map|restaurant) … (pay|paid|payment|usd|money|no interview|commission)',
      '(payment|paid|pay) (is)? (every (evening|hour|minute)|instantly|same day|same minute|on the spot) … (app|online|phone|task|like|review)',
      '(online|phone|app|task) … (payment|paid|pay) (every (evening|hour|minute)|instantly|same day|on the spot)',
      '(invest|investment|deposit|put in|put|capital) (of|only|just)? $ … (get|receive|become|back|return|profit|earn|win)',
      '$ (become|becomes|turn into|turns into|to become|grows to) $',
      '(get|receive|earn|win|back) $ … (in|within|after) (only|just|one|a|#)? (day|week|hour|minute)',
      '(earn|profit|return|get|gain|interest|win|make) (of|up to|about)? # percent … (every|each|per|a|in|daily|weekly|monthly)? (day|week|month|daily|weekly|monthly)',
      '(copy|follow) (my|our|the)? (signal|trade|trading|expert)',
      '(trading|investment|crypto|forex) (group|signal|club|team|plan)',
      '(press|tap|hit) (the)? (like|heart|follow) … ($|earn|paid|money)',
      '(write|give|leave) (#|some|good) (good|positive|nice)? (comment|review) … ($|receive|earn|paid)',
      'usdt (same day|a day|per day|every day|daily|each)',
      '(follow|subscribe|like) (the|our|some)? (channel|page|shop|account|group) … ($|paid|screenshot)',
      '(be your own boss|no boss|earn while you sleep|while you sleep|money while)',
      '(# star|five star|star|google|app|positive|hotel|product) (review|rating) … ($|get|earn|paid|receive|each|money)',
      '(complete|finish|do) (#|simple|daily|all|small|the|your)? (order|task|mission|assignment) … (commission|earn|paid|reward|a day|usd|daily)',
      '(posting|post|share|sharing|copy|paste) (the|our|some)? (link|ad|advert) … (usd|earn|paid|money|week|day)',
      '$300+ (a|per|every|each)? week … (by|just|only|from|posting|online|home|link)',
      '(like|follow|subscribe|share|comment) (and|or) (like|follow|subscribe|share|comment) … (usd|earn|paid|daily|money|page)',
      '(withdraw|cash out|get paid) (your money|money)? (anytime|any time|instantly|immediately|every minute)',
      '(extra|side|second) (income|money|cash) … (review|phone|online|home|click|telegram|easy|rating|google|like)',
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
      '(ណែនាំ|អញ្ជើញ|បបួល|នាំ) (មិត្ត|មិត្តភក្តិ|សមាជិក|មនុស្ស|កូនក្រុម|គេ) … (ទទួលបាន|$|កម្រៃ|លុយ)',
      '(រកលុយ|រកប្រាក់|រកចំណូល|រកបាន) … (តាម|លើ|ដោយប្រើ|ប្រើ) (តែ)? (ទូរសព្ទ|ទូរសព្ទដៃ|smartphone)',
      '(តាម|លើ|ប្រើ|ប្រើតែ) (ទូរសព្ទ|ទូរសព្ទដៃ) … (រកលុយ|រកប្រាក់|រកបាន|ចំណូល)',
      '(រកលុយ|រកប្រាក់|រកចំណូល) … (នៅផ្ទះ|អនឡាញ|តាមអ៊ីនធឺណិត)',
      '(ចំណេញ|ប្រាក់ចំណេញ|ចំណូល) (ធានា|១០០ភាគរយ|ពិតប្រាកដ)',
      '(ដាក់ទុន|ដាក់លុយ|ដាក់ប្រាក់|វិនិយោគ|ដាក់ដើម|ចូលទុន) (តែ|ត្រឹម|ត្រឹមតែ|ចាប់ពី)? $ … (បាន|វិញ|ចំណេញ|ធានា|ទទួល)',
      '(ចុច|មើលវីដេអូ|វាយ captcha|ដាក់ផ្កាយ) … (បានលុយ|ទទួលលុយ|លុយរាល់ថ្ងៃ|រកលុយ)',
      '(ចំណូល|លុយ) $20+ (ក្នុង)? (មួយ|1) ថ្ងៃ … (នៅណា|ទីណា|ពេលណា|នរណា|គ្រប់គ្នា|អនឡាញ|នៅផ្ទះ)',
      '(អាច)? (រកបាន|រកលុយបាន|ទទួលបាន|បានលុយ|រក) $20+ … (រាល់ថ្ងៃ|ក្នុងមួយថ្ងៃ|មួយថ្ងៃ|ប្រចាំថ្ងៃ) … (ងាយ|ស្រួល|នៅផ្ទះ|អនឡាញ|ទូរសព្ទ)',
      '(កាន់|មាន|ប្រើ|តាម) (តែ)? ទូរសព្ទ … (រកបាន|រក|បានលុយ|ចំណូល) … $',
      '(វិនិយោគ|ដើមទុន|ទុន) (តិច|បន្តិច) … (ចំណេញ|ចំណូល|បាន) (ច្រើន|ខ្ពស់|ធំ)',
      '(ចំណូល|រកបាន|បាន|លុយ) $200+ … (គ្រាន់តែ|តែ) (share|ស៊ែរ|ចុច|ផុស|post|like|មើល)',
      '(គ្រាន់តែ|ត្រឹមតែ) (share|ស៊ែរ|ចុច|ផុស|post|like|មើល|ចម្លង) … (លុយ|$|ចំណូល)',
      'ធ្វើតិច (បាន)? (ច្រើន|លុយច្រើន)',
      '(ដេក|អង្គុយ|នៅ) (តែ)? ផ្ទះ … (បានលុយ|រកលុយ|$|ចំណូល)',
      '(ថ្ងៃនេះ|ឥឡូវ) … $ … (ស្អែក|ក្រោយ) … $',
      '(ចុច|ធ្វើ|វាយ|ឱ្យ|ដាក់) (like|follow|ឡាយ|ឡៃ|share|ផ្កាយ|review|ហ្វលឡូ|ស៊ែរ|subscribe) … (បាន|$|លុយ|ទទួល)',
      '(វាយតម្លៃ|ដាក់ផ្កាយ|ដាក់ review|រីវីវ) … (ម្តង|មួយ) បាន $',
      '# នាទី … (បាន|រកបាន|ទទួលបាន) (លុយ)? $',
      '(ដក|ដកលុយ|បើកលុយ) (លុយ)? (បាន)? (ភ្លាម|ភ្លាមៗ|គ្រប់ពេល|រាល់ម៉ោង)',
      '(ចំណូល|លុយ|ប្រាក់) បន្ថែម … (ទូរសព្ទ|អនឡាញ|តេឡេក្រាម|នៅផ្ទះ|ងាយ|telegram|ចុច)',
      '(ការងារស្រួល|ការងារងាយ|អង្គុយ|ដេក|នៅផ្ទះ|មិនបាច់ចេញពីផ្ទះ|មិនចាំបាច់ចេញពីផ្ទះ|ស្រួលធ្វើ) … $500+',
      '$500+ … (នៅផ្ទះ|ចេញពីផ្ទះ|អត់ត្រូវការចេះ|មិនបាច់ចេះ)',
      '(មិនបាច់|អត់ត្រូវការ|អត់បាច់|មិនត្រូវការ) ចេះ (អី|អ្វី|អី្វ) … $400+',
      '$400+ … (អត់ត្រូវការ|អត់បាច់|មិនបាច់|មិនត្រូវការ) ចេះ (អី|អ្វី)',
      '(គ្មាន|មិនមាន|អត់មាន) ថៅកែ',
    ],
    unless: skilled,
  },
  // Pay for everyone, and nobody to meet.
  {
    phrases: [
      '(no|without|zero|not need|dont need) (any|work)? (interview|cv|experience|skill|degree|certificate|office|address)',
      '(nothing to (know|learn|do)|nobody check|(for|accept|take|hire) (everyone|everybody|anyone|all people)|(all|any) age|everyone (is)? (accepted|welcome|ok|passes))',
      '(half a day|half day|(1|2|3|one|two|three|few) hour|few minute|# minute)',
      '(មិន|អត់|គ្មាន|ឥត) (បាច់|ចាំបាច់|ត្រូវការ|មាន|តម្រូវ)? (សម្ភាស|មាន|ចេះ)? (សម្ភាស|បទពិសោធន៍|អ្វី|អី|ជំនាញ|សញ្ញាបត្រ|នរណាត្រួត|អ្នកត្រួត|ការិយាល័យ)',
      '(គ្រប់គ្នា|គ្រប់អាយុ|កន្លះថ្ងៃ|ប៉ុន្មាននាទី|ប៉ុន្មានម៉ោង)',
    ],
    near: [
      '(telegram|tg|chat|whatsapp|messenger|inbox) (chat)? (only|no call)|(only|just) (on|by|via|in|through|talk on|chat on|contact)? (telegram|tg|chat|whatsapp)|(no|without) office|selfie|send (your)? (id|passport)',
      '(with|using|hold|holding|need|need only|only|just) (a|your|only|one|my|the)? (phone|mobile|smartphone)',
      '(តេឡេក្រាម|តេលេក្រាម|telegram|ឆាត|tg) (តែ|ប៉ុណ្ណោះ|តែប៉ុណ្ណោះ)|(ឆាត|ទាក់ទង|និយាយ|ខល) (តាម)? (តែ|តែតាម) (តេឡេក្រាម|តេលេក្រាម|telegram|tg|ឆាត)|(ប្រើ|កាន់|តាម|មាន) (តែ)? ទូរសព្ទ|selfie|ទីតាំង (ប្រាប់|ដឹង)',
    ],
    also: [
      '$20+ (a|per|every|each|one|for|in)? (half)? (day|hour|daily|a day)|$700+|(a|per|every|each) (day|hour) $20+',
      '(ថ្ងៃ|ម៉ោង) (1|មួយ)? (អាច)? (រក|បាន|រកបាន|ទទួល|ទទួលបាន)? $20+|$20+ (ក្នុង)? (1|មួយ|កន្លះ|រាល់)? (ថ្ងៃ|ម៉ោង)|$600+',
    ],
    unless: [
      ...skilled,
      ...trades,
      '(apply by|phone shop|sell phone|sales phone|overtime|interview (at|in|by)|ហាងទូរសព្ទ|លក់ទូរសព្ទ|ជួសជុល|មកហាង)',
    ],
  },
  // Much for answering messages.
  {
    phrases: ['$700+', '# page … $50+'],
    near: [
      '(answer|reply|read|send|translate)s? (only)? (to)? (message|chat|text)|only (answer|reply|chat|type)|copy (text|paste|page)|type (page|text)|sit in|grade (6|7|8|9)|primary school',
      '(ឆ្លើយសារ|ឆ្លើយឆាត|ចម្លងអត្ថបទ|វាយអត្ថបទ|អង្គុយ|ថ្នាក់ទី (6|7|8|9))',
    ],
    also: [
      '(apartment|condo|alone|at night|bus paid|picked up|pick you up|housewife|at home|from home|border)',
      '(ខុនដូ|ពេលយប់|ឡានមកយក|ឡានក្រុង|ក្រុងយប់|នៅផ្ទះ|ព្រំដែន)',
    ],
    unless: [...skilled, '(hotel|resort|sales target|office in phnom penh)'],
  },
  // High pay without skills, far away.
  {
    phrases: ['$900+'],
    near: [
      '(no|without|not need|any) (skill|experience|exp|english|degree|certificate|level)|no problem|everyone|anybody|anyone|computer work',
      '(មិនចេះ|អត់ចេះ|មិនត្រូវការ|មិនបាច់|គ្មានបទពិសោធន៍|គ្រប់គ្នា|នរណាក៏បាន|អ្នកណាក៏បាន)',
    ],
    also: [
      '(pick up|pick you|picked up|picks you|iphone|bokor|bavet|poipet|o smach|osmach|koh kong|chrey thom|sihanoukville|border|fly|ticket)',
      '(ឡានមកយក|ឡានមកទទួល|iphone|បូកគោ|បាវិត|ប៉ោយប៉ែត|អូរស្មាច់|កោះកុង|ជ្រៃធំ|ព្រះសីហនុ|ព្រំដែន|កំពង់សោម)',
    ],
    unless: [...skilled, '(hotel|resort|per hour|licensed|សណ្ឋាគារ|រីសត|អាជ្ញាប័ណ្ណ)'],
  },
  // Tasks for strangers, teams that recruit teams, and shops that don't exist.
  {
    phrases: [
      '(type|typing|copy|write|rewrite) (#|a|one|each|per|some)? (page|word|line|form|captcha|name|novel|article) (at home|from home|online)?',
      '(read|reading) (novel|book|story|stories|email) (aloud|online)?',
      '(pack|packing|fold|folding|assemble|assembling|stick|sticking) … (pen|soap|envelope|pencil|candle|bag|box|perfume|sticker) … (home|house)',
      '(grab|grabbing|complete|completing|process|processing|boost|boosting|place) (the|virtual|online|#)? (order|orders) … (shopee|lazada|amazon|tiktok|online|app|platform)?',
      '(shopee|lazada|amazon|alibaba|tiktok shop|tiktok|booking com|agoda|tripadvisor) (order|task|review|rating|mission|assistant|agent|job|seller)',
      '(recruit|invite|introduce|bring|find) (#|two|three|your|more|other|new)? (friend|people|person|member|downline) … (bonus|commission|level|percent|income|$|more)',
      '(build|grow|make) (your|a|own) (own)? (team|network|downline)',
      '(downline|upline|network marketing|direct selling|mlm|multi level|pyramid)',
      '(sell|create|register|make) (#|many|new|your|old|unused)? (facebook|telegram|gmail|email|tiktok|whatsapp) (account|profile|number)',
      '(free|online) (seminar|webinar|training|class) … (income|rich|freedom|business|passive|secret)',
      '(everyone|anyone|everybody|students|housewives|mothers) (can|may) (do|earn|join|work)',
      '(paid|salary|money|payment|income|commission) (is)? (every|each|same|per)? (day|daily|evening|hour|task|order) (by|via|through|to|into|in) (aba|wing|acleda|usdt|your account|bank)',
      '(no|without|zero) (boss|work(?! from| at)|risk|limit|experience) … (daily|usdt|commission|online|phone|home)',
    ],
    near: [
      '(phone|home|online|telegram|link|app|free time|spare time|easy|daily|per day|a day|per order|per task|per page|commission|percent|from your|anyone|everyone|join|income|earn|usdt)',
    ],
    also: ['($|usdt|percent|commission|income|earn|profit|money|bonus)'],
    unless: [
      ...skilled,
      ...trades,
      '(warehouse|kitchen|restaurant|cashier|shop assistant|factory|office in|interview at|customer order|delivery|nssf)',
    ],
  },
  {
    phrases: [
      '(វាយ|ចម្លង|សរសេរ|បកប្រែ|អាន) (អត្ថបទ|ទំព័រ|រឿង|ប្រលោមលោក|សៀវភៅ|អក្សរ|ទម្រង់|ឈ្មោះ) … (ផ្ទះ|អនឡាញ|ទូរសព្ទ|ទំព័រ)',
      '(វេច|ខ្ចប់|បត់|បិទ|ច្រក) … (ប៊ិច|សាប៊ូ|ស្រោម|សំបុត្រ|ថង់|ប្រអប់|ស្ទីកឃ័រ|ខ្មៅដៃ) … ផ្ទះ',
      '(ចាប់|ដណ្តើម|ធ្វើ|បញ្ចប់|បំពេញ) (order|អូឌ័រ|អូដឺ|ការបញ្ជាទិញ|task|តាស|បេសកកម្ម|ភារកិច្ច|កិច្ចការ)',
      '(shopee|lazada|amazon|tiktok shop|alibaba|agoda|booking) … (order|task|វាយតម្លៃ|ផ្កាយ|review|កម្រៃ)',
      '(នាំ|រក|អញ្ជើញ|ណែនាំ|បបួល) (មនុស្ស|មិត្ត|សមាជិក|កូនក្រុម|គេ) (បាន)? (#|ម្នាក់|បន្ថែម|ច្រើន)',
      '(បង្កើត|កសាង|ពង្រីក) (ក្រុម|បណ្តាញ|team) (ខ្លួនឯង|ផ្ទាល់ខ្លួន|របស់អ្នក)',
      '(លក់|បង្កើត|ធ្វើ) (អាខោន|account|គណនី) (facebook|ហ្វេសប៊ុក|telegram|gmail|tiktok|តេឡេក្រាម)',
      '(សិស្ស|និស្សិត|ម៉ែផ្ទះ|មេផ្ទះ|នរណា|អ្នកណា|គ្រប់គ្នា|ក្មេងចាស់) … (ធ្វើបាន|ក៏ធ្វើ|អាចធ្វើ)',
      '(ដកលុយ|ដកប្រាក់) (រាល់ថ្ងៃ|ប្រចាំថ្ងៃ|ភ្លាម|ភ្លាមៗ|រាល់ល្ងាច|រៀងរាល់ថ្ងៃ|គ្រប់ពេល)',
    ],
    near: [
      '(ទូរសព្ទ|នៅផ្ទះ|ពីផ្ទះ|អនឡាញ|telegram|តេឡេក្រាម|តេលេក្រាម|link|អេប|app|ពេលទំនេរ|ងាយ|ស្រួល|កម្រៃ|ភាគរយ|percent|ក្នុង (1|មួយ)? ថ្ងៃ|(1|មួយ) ថ្ងៃ|ចំណូល|លើ facebook|ហ្វេសប៊ុក)',
    ],
    also: ['($|ចំណូល|លុយ|កម្រៃ|ប្រាក់|ភាគរយ|percent)'],
    unless: [
      ...skilled,
      ...trades,
      '(ឃ្លាំង|ភោជនីយដ្ឋាន|បេឡា|រោងចក្រ|អតិថិជន|ភ្ញៀវ|ការិយាល័យ|ហាង|ការដ្ឋាន|សំណង់|ចម្ការ|ចំការ)',
      // Paid on a weekday.
      'ថ្ងៃ (ច័ន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍|អាទិត្យ)',
    ],
  },
  // Khmer in Latin letters.
  {
    phrases: [
      '(dak|dakluy|borng|bongluy|kok|veluy) (luy|prak|tae|mun|thlai)? … $',
      '(rok|rork|rokluy|rorkluy|rok ban) (luy|ban|brak|prak)? … $20+',
      '(tngai|thngai|1tngai|muoy tngai) (ban|rok|rok ban) $20+',
      '(thlai|tlai|thlay|tlay) (chuh chmuos|jos chmous|visa|visa|eksar|aeksar|training|uniform|kanleng|kok)',
    ],
    near: [
      '(tngai|thngai|luy|mun|rohot|kanleng|ban|jol|tver|twer|tve|online|phone|ot|min|jes|ches|bach|visa|telegram|tele)',
    ],
  },
];
