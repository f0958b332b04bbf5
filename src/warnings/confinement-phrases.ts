/** Phrases about workers who may not leave, who owe their employer, or who learn nothing (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const home = '(company|building|compound|complex|dormitory|campus|block|tower|premises|gate|boat|house)';
const homeKhmer = '(បរិវេណ|អគារ|ក្រុមហ៊ុន|របង|ខំផោន|អាគារ|តំបន់|ទីតាំង|កាស៊ីណូ)';
const onlineOrClosed = [
  '(online|typing|typist|chat|computer|at all times|all the time|all time|24 7|24 hour|24h|gate|locked|guarded|whole contract|until (the|your)? contract|one year contract|outside)',
  '(អនឡាញ|ឆាត|វាយ|24 ម៉ោង|ចេញមិនបាន|អត់ចេញ|មិនចេញ|ចប់កុងត្រា|ចប់កិច្ចសន្យា)',
];
const lending = [
  '(farmer|farmers|bookkeeper|no interest|loan officer|customer|client|borrower|credit|microfinance|bank|collection|collect|debtor|supplier|recovery|counsellor|counselor|adviser|advisor|advise|teach|officer|ngo|bondage)',
  '(កសិករ|គណនេយ្យ|ការប្រាក់|អតិថិជន|ឥណទាន|មីក្រូ|ធនាគារ|កូនបំណុល|ប្រមូល|អ្នកជំពាក់|អ្នកផ្គត់ផ្គង់|ប្រឹក្សា|បង្រៀន|អង្គការ|មន្ត្រី)',
];
const leave =
  '(leave|leaving|left|quit|resign|go home|go back|stop|stopping|run away|escape|break contract|break the contract|terminate)';

/** Employers who say that people may leave. */
export const freeToLeave = [
  '(no|without) (penalty|fine)|nothing (is)? (to be paid|to pay)|(can|may) (leave|quit|stop|resign|go home|go out) (whenever|any time|anytime|at any time|when you (like|want|wish)|as you (like|want|wish))|(come and go|go in and out) (as|freely|when)|free to (leave|go)',
  'ចេញចូល (ដោយ)? សេរី|(ឈប់|ចេញ) (ពេលណា|ថ្ងៃណា) ក៏បាន|(មិន|អត់|គ្មាន) (ការ)? (ពិន័យ|ផាក)',
];

export const confinementPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(no|not|never|cannot|cant|dont|forbidden|prohibited|without|wont|mustnt) (be|one|may|can)? (allowed|permitted|permission|able|free|let|possible)? (to)? (go|leave|come|exit|walk) (out|outside|out of|off|the)? (of|the)? ${home}`,
      '(no|not|never|cannot|cant|dont|forbidden|prohibited|without|wont|mustnt) (be|one|may|can)? (allowed|permitted|permission|able|free|let|possible)? (to)? (go|come|get|step) (out|outside)',
      '(going out|go out|outing|exit) (is|are)? (not|forbidden|prohibited|never|only) (allowed|permitted|possible|with|once)?',
      'exit (only)? (by|with|on) permission',
      '(closed|gated|guarded|locked|fenced) (compound|park|building|gate|area|complex|campus|door)',
      '(cannot|cant|no|not|never|dont|without|forbidden to|not allowed to) (meet|meeting|see|seeing|contact|contacting|call|calling|visit|visiting|talk to) (with)? (outside|outsider|family|your family|friend|people outside|anyone outside)',
      '(family|visitor|outside|outsider|friend) (visit|visits|contact|call|people)? (is|are)? (not|never) (permitted|allowed|possible)',
      '(handphone|hand phone|phone use|mobile use|internet|facebook) (is|are)? (restricted|controlled|checked|limited|not allowed|forbidden)',
      '(24 hour|24h|24 7|day and night|all day and night) (in|inside|at|within) (the|our|a)? (company|building|compound|office)',
      '(gate|door) … (shut|closed|locked) … (always|at all times|all the time|day|24)',
      '(gate|door|compound|building) (is|are|always|stay)? (always)? (closed|locked|guarded)',
      '(work|working|live|job|team) (from|in|inside|within) (a|the|our)? compound',
      '(phone|mobile|smartphone|telephone) (is|are|will be|must be|have to be)? (kept|held|taken|collected|confiscated|handed|surrendered|locked)',
      '(keep|take|collect|hold|confiscate|lock) (away|up)? (your|their|all|staff|workers)? (phone|mobile|smartphone)',
      '(phone|mobile|smartphone) (stay|stays|remain|remains|is|will be) … (with|at) (the|our|your)? (leader|boss|manager|supervisor|captain|madam)',
      '(មិនបានចេញ|អត់បានចេញ)',
      'ចេញ (ទៅ)? ណា (អត់|មិន) បាន',
      '(ចេញក្រៅ|ចេញ|ទៅក្រៅ) (បាន)? (តែ|លុះត្រាតែ|ទាល់តែ|ត្រូវតែ) (ពេល)? (មាន)? (មេ|ថៅកែ|ក្រុមហ៊ុន|អ្នកគ្រប់គ្រង|ច្បាប់)? (អនុញ្ញាត|មេអនុញ្ញាត|ថៅកែអនុញ្ញាត)',
      '(go|going|leave) (out|outside) … (only)? (with|if|when|after) … (permission|allows|allow|permits|agrees)',
      '(no|not|never|cannot|cant) (return|going back|go back|come back|leave|quit|stop) (home)? (before|until|till) (the|your)? … (end|finish|contract|term|time|year)',
      '(មិន|អត់|ពុំ|ហាម) (អាច|បាន|អោយ)? (ត្រឡប់|មកវិញ|វិល|ឈប់|ចេញ) … (មុនកំណត់|មុនចប់|មុនផុត|មុនគ្រប់|មុន # ឆ្នាំ)',
      '(មិន|អត់|ហាម|ពុំ|គ្មានសិទ្ធិ) (ឱ្យ|អនុញ្ញាត|អនុញ្ញាតឱ្យ|អាច|បាន|មាន)? (ចេញក្រៅ|ចេញទៅក្រៅ|ចេញខាងក្រៅ|ចេញពីអគារ|ចេញពីបរិវេណ|ដើរចេញ|ដើរក្រៅ|ចាកចេញ|ចេញពីក្រុមហ៊ុន|ចេញទៅណា|ទៅណា|ទៅផ្ទះ|ត្រឡប់ផ្ទះ|មកផ្ទះ)',
      '(ចេញក្រៅ|ចេញទៅក្រៅ|ចេញខាងក្រៅ|ចេញ) (គឺ)? (អត់|មិន) (បាន|អនុញ្ញាត|ឱ្យ|អាច)',
      '(អគារ|បរិវេណ|ទ្វារ|របង|កន្លែង) (បិទជិត|បិទទ្វារ|ចាក់សោ|មានអ្នកយាម 24)',
      '(មិន|អត់|ហាម) (ឱ្យ|អនុញ្ញាត|អនុញ្ញាតឱ្យ)? (ជួប|ទាក់ទង|និយាយ|តេទៅ) … (អ្នកក្រៅ|ខាងក្រៅ|គ្រួសារ|ផ្ទះ)',
      'ទូរសព្ទ (ដៃ)? (ត្រូវ|នឹង)? (ប្រគល់|ដកហូត|ទុកឱ្យ|ប្រមូល|រក្សាទុក|យកទុក|ដាក់ទុក|ទុកនៅ|ដក|មិនឱ្យប្រើ|មិនអនុញ្ញាត)',
      '(ឈប់|ចេញ) មុន … ពិន័យ',
      '(យក|ដក|រក្សា|ទុក|កាន់|ប្រមូល|ដកហូត) ទូរសព្ទ … (បុគ្គលិក|កម្មករ|ធ្វើការ|អ្នក)',
    ],
    unless: [
      '(children|child|kid|student|patient|guest|customer|late|at night|after (10|11|midnight)|exam|production|line|locker|break|needle|repair|shop|sell|sale|stock|cabinet)',
      '(កុមារ|ក្មេង|សិស្ស|អ្នកជំងឺ|ភ្ញៀវ|អតិថិជន|ជួសជុល|លក់)',
    ],
  },
  {
    phrases: [
      `(live|stay|eat|sleep|work|remain) (and (live|eat|sleep|work|stay))? … (in|inside|within|at) (the|our|a|one|same|company)? (same)? ${home}`,
      `(ស្នាក់នៅ|រស់នៅ|ធ្វើការ|នៅ|ស៊ីដេក|ស្នាក់) … (ក្នុង|នៅក្នុង) ${homeKhmer}`,
    ],
    near: onlineOrClosed,
    unless: [
      '(security|guard|housekeeper|maid|office|receptionist|cook|hotel|student|online platform|online order)',
      '(យាម|សន្តិសុខ|មេផ្ទះ|ចុងភៅ|សណ្ឋាគារ|សិស្ស|ទិញលក់អនឡាញ)',
    ],
  },
  {
    phrases: [
      '(pay|clear|settle|cover|buy|solve) (off|all|back|out)? (your|their|the|family|parents)? (family|parents|old|bank)? debt',
      '(lend|loan|advance|give) you (some|your family)? (money|cash|$|a loan|an advance|first)',
      '(work|working|job) … (to|until|till) (you)? (pay|paid|repay|settle|clear|finish) (it|off|back|them|the|your)? (back|debt|money|loan|off|advance)',
      '(until|till) (it|the debt|the loan|the money|all|everything) (is|are)? (settled|repaid|paid|paid back|paid off|finished|cleared)',
      '(advance|lend|loan|give|pay) (you|to you)? (your|the)? (family|parents|mother|home) (some)? (money|$|cash|first|in advance)',
      '(advance|lend|loan|borrow) … $ … (return|pay back|repay|work|stay|back|off)',
      '(stay|work) (with us|for us|here) … (to|until|till) (return|repay|pay back|pay it|pay off|finish|clear)',
      '(advance|loan|borrow|cash|money) (of|up to|about)? $ … (before|first|start|family|cut|deducted|join|joining|day one|arrive)',
      '(advance|loan|debt) … (cut|deducted|taken) (from|out of)? (your|the)? (salary|pay|wage)',
      '(owe|owes|owing) (the|us|your)? (company|boss|us|agent|employer|owner)',
      '(cost|ticket|transport|expense|price|money|food|room|visa) … (become|becomes|is|are|as) (a|your)? debt',
      '(in debt|debt problem|have debt|need money urgently|urgent money)',
      '(ជំពាក់|ជាប់) (បំណុល|លុយ|ប្រាក់|ក្រុមហ៊ុន|ថៅកែ|យើង|គេ)',
      '(សង|ដោះ|រំលស់|រំដោះ) (បំណុល|លុយគេ|ជំនួស|គេជំនួស)',
      '(ឱ្យខ្ចី|ឱ្យបុល|បុល|អាចខ្ចី|ខ្ចី) (លុយ|ប្រាក់)? … $ … (សិន|មុន|ធ្វើការ|សង)',
      '(លុយ|ប្រាក់) (ដើម|កក់)? (ឱ្យ|បើក) មុន … (សង|គ្រប់|ឆ្នាំ|កិច្ចសន្យា|កុងត្រា)',
      '(ចេញ|ឱ្យ|បើក) (លុយ|ប្រាក់) … សង (មុន|ជំនួស|ឱ្យ)',
      'ធ្វើការ (សង|ដើម្បីសង|ដោះ)',
      'បំណុល … (ធ្វើការ|ជំនួស|សង|កាត់|ជូន)',
      '(ម្ចាស់|ថៅកែ|មេ) (អោយ|បើក) … (លុយមុន|អង្ករ) … ជំពាក់',
      '(owe|owes) (a|some|a little|more|us)? (a|little|money|each|every)? … (season|month|owner|kiln)',
      '(ខ្ចី|ឱ្យខ្ចី|បើក|ឱ្យ|ផ្តល់|បុរេប្រទាន) (លុយ|ប្រាក់|ប្រាក់ខែ)? (មុន|ជាមុន|$) … (កាត់|សង|ធ្វើការ|គ្រួសារ|បំណុល|ជំពាក់)',
    ],
    unless: [...lending, '(no debt)'],
  },
  {
    phrases: [
      `${leave} … (before|early|earlier|within|during|if not|not finish|not complete) … (pay|give back|fine|penalty|compensate|compensation|repay|owe|pay back|lose|charged)`,
      '(if|when|want|wants) … (break|breaking) (it|contract)? (you)? (must|have to)? pay … (month|$)',
      '(break|breaking|cancel|cancelling|violate|violating|breach) (the|of|your|a)? (contract|agreement) … (cost|costs|pay|penalty|fine|month|wage|compensate|$)',
      `(if|anyone who|when|who) (you|they|worker|staff)? ${leave} … (pay|give back|fine|fined|penalty|compensate|compensation|repay|owe|lose|charged|refund|return) … ($|company|cost|expense|money|back|penalty|salary|month|all)`,
      `(penalty|fine|compensation|repayment) (of)? $? … (if|for|when) … ${leave}`,
      `(must|have to|need to) (pay|repay|compensate|return) … $? … (if|when|before) (you)? ${leave}`,
      '(សង|បង់|ពិន័យ) (លុយ|ប្រាក់)? (ទ្វេដង|2 ដង|3 ដង|ពីរដង)',
      '(ឈប់|លាឈប់|ចេញ) (ត្រូវ|នឹងត្រូវ)? (សង|ពិន័យ|ផាក|បង់ពិន័យ) (លុយ|ក្រុមហ៊ុន|ថៅកែ)? $',
      '(មិន|មិនបាន|អត់) (ធ្វើ|បាន)? (គ្រប់|ដល់|ចប់) … (សង|ពិន័យ|ផាក|បង់)',
      '(ពិន័យ|ផាក) … $ … (ឈប់|ចេញ|លាឈប់|រត់)',
      '(ឈប់|ចេញ|លាឈប់|រត់|លាលែង) (ពីការងារ|ធ្វើការ|ពីធ្វើការ)? (មុន|កណ្តាលទី|កណ្តាលឆ្នាំ|មិនគ្រប់|មុនពេល|មុនកំណត់|ពាក់កណ្តាល) … (សង|ពិន័យ|ផាក|បង់|សំណង)',
      '(មិនគ្រប់|មិនដល់|មិនចប់|មុនចប់|មុនផុត) (កុងត្រា|កិច្ចសន្យា|ខែ|ឆ្នាំ) … (សង|ពិន័យ|ផាក|បង់|សំណង)',
      '(បើ|ប្រសិនបើ) … (ឈប់|ចេញ|រត់) … (ពិន័យ|ផាក|សងក្រុមហ៊ុន|សងលុយ|បង់ពិន័យ|សងសំណង|សង $)',
    ],
    unless: [
      '(nssf|severance|indemnity|seniority|notice|customer|tenant|student)',
      '(ជូនដំណឹង|អតិថិជន|សិស្ស|បសស|ប្រាក់បំណាច់|(មិន|អត់) (អោយ|បាច់|ត្រូវ) (សង|ពិន័យ|ផាក|បង់))',
    ],
  },
  {
    phrases: [
      '(company|company name|name of (the)? company|employer|boss name|location|workplace|work place|address|where you work|place of work|the work) … (secret|hidden|undisclosed|cannot be told|cannot tell|cant tell|cannot say|cant say|not disclosed|told later|tell you later|known later|told by|only after|after you arrive|when you arrive|once you arrive|on arrival|until you arrive|until arrival|after arrival)',
      '(cannot|cant|will not|wont|do not|dont) (tell|say|reveal|disclose|give|write) … (company|company name|location|address|workplace|where)',
      '(details|everything) … (only after|after you arrive|when you arrive|once you arrive|on arrival)',
      '(tell|say to) (your|the)? (mum|mom|mother|father|parent|family|husband|wife) (that)? (you|it)',
      'ប្រាប់ (ម៉ែ|ម៉ាក់|ម្តាយ|ឪពុក|គ្រួសារ|ប្តី|ប្រពន្ធ|ផ្ទះ) ថា',
      '(do not|dont|never|no need to|without|not) (tell|telling|inform|informing|talk to|call|contact) (to|with)? (your|any|the|my)? (family|families|parent|mother|father|friend|police|anyone|anybody|husband|wife|relative|embassy|authorities)',
      '(do not|dont|no need to|never|not) (ask|know|knowing|asking) (about|for|the|which|what|where)? … (employer|company|boss|place|location|where)',
      '(everything|all) (is|will be)? (arranged|ready|prepared) … (just|only) (come|bring)',
      '(មិនបាច់|កុំ|មិនចាំបាច់|អត់បាច់) (ដឹង|សួរ|ខ្វល់) … (ក្រុមហ៊ុន|ការងារ|កន្លែង|ថៅកែ|ធ្វើអី|ធ្វើអ្វី)',
      '(keep|stay) (it|this|the job)? (a)? secret',
      '(ឈ្មោះក្រុមហ៊ុន|ទីតាំង|កន្លែងធ្វើការ|ក្រុមហ៊ុន|អាសយដ្ឋាន|កន្លែង) … (សម្ងាត់|មិនអាចប្រាប់|ប្រាប់មិនបាន|មិនប្រាប់|អត់ប្រាប់|អាថ៌កំបាំង|ទើបដឹង|ទើបប្រាប់|ប្រាប់ពេលក្រោយ|ប្រាប់តាមក្រោយ|មកដល់ទើប)',
      '(កុំ|មិនបាច់|ហាម|មិនត្រូវ|អត់បាច់) (ឱ្យ)? (ប្រាប់|និយាយ|ដំណឹង|ដឹង|រាយការណ៍) … (ឪពុក|ម្តាយ|គ្រួសារ|ប៉ូលិស|នរណា|អ្នកណា|ប៉ាម៉ាក់|ម៉ាក់|មិត្តភក្តិ|ប្តី|ប្រពន្ធ|សាច់ញាតិ|អ្នកផ្ទះ|សមត្ថកិច្ច|គេ)',
    ],
    unless: [
      '(customer|client|guest|patient|data|information|recipe|scam|password|otp|pin|code|job offer)',
      '(អតិថិជន|ភ្ញៀវ|ទិន្នន័យ|ព័ត៌មាន|រូបមន្ត|លេខកូដ|កូដ|otp|លេខសម្ងាត់|ពាក្យសម្ងាត់)',
    ],
  },
  // Two weak signs near each other.
  {
    phrases: [
      '(no|not|without|never) (outside|outsider|visitor|visitors|visiting|going outside)',
      '(no|without) phone',
      '(fence|fenced|high wall|barbed wire|locked|guarded|guards at the gate)',
      '(មាន|ជុំវិញ) របង',
      '(មិន|អត់) (ឱ្យ|អាច|បាន) (ចេញ|ឈប់|ទៅ|លាឈប់)',
    ],
    near: [
      '(stay|work|contract|sign) (for|of|minimum|at least)? (#|one|two|six) (month|year)',
      '(cannot|not|no) (quit|leave|stop|resign|go out)',
      '(money first|advance|loan|debt|lend|in hand|casino|online|chinese boss|inside)',
      '(កុងត្រា|កិច្ចសន្យា|ត្រូវធ្វើ|ខែ|ឆ្នាំ|លុយមុន|យាម|កាស៊ីណូ|អនឡាញ|របង|បិទ)',
    ],
    unless: [
      '(construction|welder|build|install|fence installer|garden|school|child|children|exam|guard the|security guard|on duty|late)',
      '(សំណង់|ជាង|ដំឡើង|សួន|សាលា|កុមារ|ក្មេង|យឺត|បំពេញការងារ|អតិថិជន)',
    ],
  },
  {
    phrases: [
      '$50+ (cash)? (in hand|in advance|in your hand|today|first|on arrival|up front|the first day|on day one|now)',
      '(get|receive|take|have) $100+ (cash)? (first|before|today|now|in advance)',
      '(លុយ|ប្រាក់) (ដើម)? មុន (ចំនួន)? $',
      '(ទទួលបាន|បើក|ឱ្យ|យក) (លុយ|ប្រាក់)? (មុន|ជាមុន) (ចំនួន)? $?',
    ],
    near: [
      '(you work for|work for us|work for our|work (#|one|two) (month|year)|stay (#|one|two) (month|year)|pay by working|work to pay|work it off|family|debt|finish the contract)',
      '(ត្រូវធ្វើ|ធ្វើការសង|មិនអាចឈប់|ឆ្នាំ|គ្រួសារ|បំណុល|កុងត្រា|កាត់)',
    ],
    unless: lending,
  },
  {
    phrases: [
      '(contract|agreement) (is|was|gets)? (broken|cancelled|canceled|breached|not finished|not completed)',
      '(worker|you|they|staff|employee) (who)? (must repay|must compensate|pays back|compensates)',
      '(quit|quits|leave early|leaves early|run away|runs away|stop early)',
      '(លុប|បំពាន|បំបែក|ផ្តាច់|រំលោភ) (កុងត្រា|កិច្ចសន្យា)',
      'សង (ខូចខាត|ការខូចខាត|សំណង|ជំងឺចិត្ត|ថ្លៃចំណាយ)',
    ],
    near: ['(owe|owes|compensate|compensation|penalty|pay back|refund|$|cost)', '(សង|ពិន័យ|ផាក|សំណង|$)'],
    unless: [...lending, '(nssf|severance|notice|insurance|repair)', '(បសស|ធានារ៉ាប់រង|ជូនដំណឹង)'],
  },
  {
    phrases: [
      '(after|when|once|until) (you|we|all)? (reach|arrive|arrived|get) (there|here|the place)?',
      '(in|inside|when in|on the way in) (the|our)? (car|van|bus)',
      '(tell|told|inform|informed|explain|explained|know) (you)? (later|on the way|there)',
      '(ប្រាប់|ជូនដំណឹង|ដឹង) (នៅ)? (ពេលជិះ|ពេលដល់|ពេលមកដល់|ពេលទៅដល់|តាមផ្លូវ|លើឡាន|ពេលក្រោយ)',
    ],
    near: [
      '(will tell you|tell you (the)? (work|job|place|company)|boss will|know (the)? (work|job|place|company)|company name|location (is)? (not|later|hidden)|secret)',
      '(ព័ត៌មានកន្លែង|កន្លែងធ្វើការ|ឈ្មោះក្រុមហ៊ុន|ការងារអ្វី|ទីតាំង|ក្រុមហ៊ុនអ្វី|សម្ងាត់)',
    ],
    unless: ['(interview|guest|customer|delivery|tour|passenger)', '(សម្ភាស|ភ្ញៀវ|អតិថិជន)'],
  },
  // Loans as a condition of work, and work until they are repaid.
  {
    phrases: [
      '(sign|signs|take|takes|make|get|accept|join) (a|an|the|our|your)? … (loan|credit|hire purchase|instalment|installment|finance)',
      '(on|by) (credit|instalment|installment)',
      '(ហត្ថលេខា|ចុះហត្ថលេខា|ផ្តិតមេដៃ|ចុះ|ធ្វើ) (លើ|ក្រដាស|កិច្ចសន្យា|លិខិត)? (កម្ចី|ឥណទាន|រំលោះ|ខ្ចី|ជំពាក់)',
      '(បង់រំលោះ|រំលោះ) (ម៉ូតូ|ទូរសព្ទ|ឡាន|រថយន្ត)?',
    ],
    near: [
      '(before (your|the|you|first)|first (day|trip|shift)|partner|lender|company name|even if you (stop|leave|quit)|cut (from)?|deducted)',
      '(មុនថ្ងៃ|មុនចូល|មុនធ្វើ|ដៃគូ|ទោះឈប់|បើឈប់|ឈ្មោះក្រុមហ៊ុន|កាត់ពីប្រាក់ខែ)',
    ],
    also: ['$'],
    unless: [
      '(officer|customer|client|borrower|debtor|sell|seller|sales|showroom|assess|portfolio|collection|arrears|interest free|salary advance|no loan|application)',
      '(អតិថិជន|ភ្ញៀវ|មន្ត្រី|លក់|គ្មានការប្រាក់|វាយតម្លៃ|មិន (ខ្ចី|ចុះ))',
    ],
  },
  {
    phrases: [
      '(stay|stays|work|works|remain|continue) … (until|till) … (sum|amount|money|debt|advance|loan|everything|all of it) … (earned|paid|returned|covered|cleared|back|settled|repaid|finished)',
      '(pay|pays|clear|clears|buy|settle|settles|take over) (off|back)? (your|the|family|all)? (family|microfinance|mfi|bank)? (loan|debt)',
      '(work|works|working|pay|earn) (it|them|the loan|the debt) (off|back)',
      '(no|not|cannot|never|cant) (allowed to)? (going|go|leave|return|come) (back)? home (before|until|till|unless)',
      '(refund|repay|return|pay back|work off|pay off|earn back) … (by working|by work|with (your)? (work|labour|labor)|from (your|the)? (salary|wage))',
      'first (#|one|two|three|four|five|six|couple of)? month (is|are|you|we)? (without|no|unpaid|keep|kept|hold|held|zero) (any|the|your)? (wage|salary|pay|money)',
      'first (#|one|two|three|four|five|six)? month (of)? (salary|wage|pay) (is|are|will be|stay|stays|remain|remains)? (kept|held|unpaid|withheld|retained|not paid|with (the|our)? (boss|company|us|owner|manager))',
      '(month|year) (without|no) (going|go) (home|out|outside|back)',
      '(give|hand) (me|us|him|over)? your (phone|mobile|smartphone) (when|before|at|to the (leader|boss))',
      '(keep|keeps|kept|hold|holds|withhold|retain) (the|your|all|his|her)? first (#|two|three|four|five|six)? month (of)? (your|the)? (wage|salary|pay)?',
      '(pay|paid|cut|cuts|instalment|installment|owe) … even (if|when|after) you (stop|leave|quit|resign)',
      '(ខែដំបូង|ខែទី 1|ខែទីមួយ|ខែមុនគេ) … (មិនបានលុយ|មិនបើក|មិនទាន់បើក|ទុកប្រាក់|ទុកជា|ទុកលុយ|កាត់ទុក|មិនបានប្រាក់|អត់បានលុយ|អត់បើក|រក្សាទុក|អត់លុយ)',
      '(# month|month|#) (of)? (salary|wage|pay) (go|goes|belong|belongs|is for|are for) (to|for)? (the|our)? (agency|agent|company|boss|broker)',
      '(ប្រាក់ខែ|លុយខែ) … (ជារបស់|អោយ|បានទៅ|ទៅលើ) (ភ្នាក់ងារ|មេខ្យល់)',
      '(មកវិញ|ឈប់|ចេញ|ត្រឡប់) (មុន|មិនគ្រប់) … (សង|ពិន័យ|ផាក)',
      '(ថៅកែ|ក្រុមហ៊ុន|មេ|យើង) (ទុក|កាន់|រក្សា|រក្សាទុក) (ប្រាក់ខែ|លុយខែ|បៀវត្ស)',
      '(មិនទាន់|បើមិន|បើមិនទាន់|មិន) (គ្រប់|អស់|រួច|សងរួច) … (មិនអោយ|អត់អោយ|មិនបាន|ហាម) (ទៅ|ឈប់|ចេញ|ត្រឡប់)',
      '(ដោះ|សង) (បំណុល|កម្ចី) (ធនាគារ|មីក្រូ|គេ|ហាងចាស់)? (ជូន|អោយ)',
      '(ធ្វើ|នៅ) … (ទាល់តែ|រហូតដល់|រហូត) (អស់|រួច|គ្រប់|សង)',
      '(អោយ|បើក|ខ្ចី) (លុយ|ប្រាក់) … (ធ្វើ|នៅ) (រហូត|ទាល់តែ|រហូតដល់) … (គ្រប់|អស់|រួច|សង)',
      '(បង់|សង|កាត់) … (ទោះ|ទោះបី) (ឈប់|ចេញ|លាឈប់)|(ទោះ|ទោះបី) (ឈប់|ចេញ|លាឈប់) ក៏ (ត្រូវ)? (បង់|សង|កាត់)',
    ],
    unless: [
      '(customer|client|borrower|tenant|student|officer|nssf|expense|travel|counsellor|teach|we (refund|repay|return)|company (refund|return))',
      '(អតិថិជន|សិស្ស|អ្នកជួល|មន្ត្រី|បសស|បេឡា|ប្រឹក្សា|បង្រៀន|(មិន|អត់) (អោយ|បាច់|ត្រូវ) (សង|ពិន័យ|ផាក|បង់)|អស់ម៉ោង|គ្រប់ម៉ោង|អស់ភ្ញៀវ|អស់ពីភ្ញៀវ)',
    ],
  },
  // Rare leave, and no questions.
  {
    phrases: [
      '(go|come|get|goes|walk|leave) (outside|out) (only|is)? (once|one time|twice|# time)',
      '(go|come|get) (out|outside) only (on|with|once|when)',
      '(leave|go out|go home|exit) only (after|when|once|with)',
      '(everything|shop|all|អ្វីៗ|គ្រប់យ៉ាង|អ្វីៗទាំងអស់) (is|មាន|គឺ)? (inside|នៅខាងក្នុង|ខាងក្នុង|នៅក្នុង)',
      'ចេញ (បាន|តែ)? (ពេល|លុះត្រា|ទាល់តែ|តែពេល) (ផុត|ចប់|គ្រប់)',
      '(outside|going out|go out) … (permission|permit|approval|leave paper)',
      '(permission|permit|approval) … (go|come|get) (out|outside)',
      '(live|living|sleep) and (work|working) (in|inside|at) (the|our|same)? (building|compound|tower|floor|casino)',
      'no (visitor|visitors|visit)',
      '(នៅ|ស្នាក់|ស្នាក់នៅ) (និង|ហើយ) ធ្វើ (ការ)? … (ក្នុង|នៅក្នុង) (អគារ|បរិវេណ|កាស៊ីណូ)',
      '(ហាម|មិនអោយ|អត់អោយ) … (ភ្ញៀវ|អ្នកក្រៅ|គ្រួសារ) (ចូល|មក)',
      '(ចេញ|ចេញខាងក្រៅ|ចេញក្រៅ|ចេញទៅក្រៅ|ទៅក្រៅ) (បាន)? (តែ)? (ម្តង|1 ដង|មួយដង)',
      '(ច្បាប់|អនុញ្ញាត|សុំ) … (ចេញក្រៅ|ចេញខាងក្រៅ|ចេញពីអគារ)',
      '(មួយ|1|2|ពីរ|3|បី) ខែ (បាន)? (ចេញ|ចេញខាងក្រៅ|ចេញក្រៅ|ជួបគ្រួសារ)',
    ],
    near: [
      '(building|compound|locked|month|chat|typing|online|leader|12 hour|gate|inside|casino)',
      '(ខែ|អគារ|ឆាត|អនឡាញ|បរិវេណ|ក្នុងក្រុមហ៊ុន|មេក្រុម|កុងត្រា|កិច្ចសន្យា|កុំព្យូទ័រ)',
    ],
    unless: ['(student|child|children|patient|kid|សិស្ស|កុមារ|ក្មេង|អ្នកជំងឺ|ប្រាក់ខែ)'],
  },
  {
    phrases: [
      '(dont|do not|no need to|never|not) ask (what|where|why|who|too|much|many|question|questions|more)',
      '(no|without) question (asked|please)?',
      '(explain|explained|tell|told|know|inform) (it|you|more|everything)? (on the way|in the car|in the van|at night)',
      '(dont|do not|not|no|without) (bring|bringing|take|carry) (your|a|any|the)? (phone|mobile|smartphone)',
      '(get|come|jump|step) (in|into|to) the (car|van|bus) (first|then|now)',
      '(កុំ|មិនបាច់|អត់បាច់) សួរ (ច្រើន|អី|អ្វី|ថា|ទៅណា|នាំ|ដេញដោល)',
      '(ឡើងឡាន|ឡើងរថយន្ត|ជិះឡាន) (សិន|មក|មកសិន)',
    ],
    near: ['(car|van|come|pay|paid|boss|today|tonight|secret|fly|go)', '(ឡាន|លុយ|ថ្ងៃនេះ|ស្អែក|យប់|ថៅកែ|សម្ងាត់|ទៅ)'],
    also: ['$', '(secret|tonight|at night|good money|big money|សម្ងាត់|យប់)'],
    unless: ['(customer|guest|passenger|parking|driver|អតិថិជន|ភ្ញៀវ|បើកបរ)'],
  },
];
