/** Signs that are harmless alone, and warn near each other, whatever the sentence (product 3.15). */
import { bribes, easyMoney, fees, lentAccounts, passedOn, reserved } from './money-signs.ts';
import { othersPapers } from './others-papers.ts';
import { type PhraseRule } from './phrase-pattern.ts';

const papers =
  '(passport|id|id card|identity card|family book|residence book|birth certificate|licence|license|land title|motorbike card|degree|diploma|certificate|document|documents|papers|travel papers)';
const papersKhmer =
  '(ប៉ាស្ព័រ|លិខិតឆ្លងដែន|អត្តសញ្ញាណ|អត្តសញ្ញាណប័ណ្ណ|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|សំបុត្រកំណើត|ប័ណ្ណបើកបរ|កាតម៉ូតូ|ប្លង់ដី|សញ្ញាបត្រ|ឯកសារ|id card|passport)';

const documents: readonly PhraseRule[] = [
  // Pictures that open accounts in somebody's name, and bank cards.
  {
    phrases: ['(id|id card|identity card|national id|passport)', '(អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|ប៉ាស្ព័រ)'],
    near: [
      '(selfie|your face|(next to|beside|near) (your)? face|holding|bank card|atm card|debit card|credit card|atm)',
      '(selfie|សែលហ្វី|វីដេអូ (មុខ)?|កាន់ (id|អត្តសញ្ញាណ|កាត)|ជិតមុខ|កាត (atm|aba|wing|acleda)|កាតធនាគារ)',
    ],
    also: [
      '(front (and)? (the)? back|both side|holding|take a video|video of|short video|photo of (your)? bank card) … ',
      '(ទាំងពីរខាង|សងខាង|មុខ ក្រោយ|មុខក្រោយ|មុខ និងក្រោយ|កាន់ id|កាន់អត្តសញ្ញាណ)',
    ].map((words) => words.replace(' … ', '')),
    unless: ['(customer|client|guest|kyc|borrower|bring|studio)', '(អតិថិជន|ភ្ញៀវ|អ្នកខ្ចី|យកមក)'],
  },
  {
    phrases: [
      '(send|give|hand|hand over|leave|put) (me|us|in|over)? (your|the) (own)? (atm|atm card|bank card|debit card)',
    ],
    unless: ['(customer|client|lost|photo|number|name)'],
  },
  {
    phrases: [papers, papersKhmer],
    near: [
      '(keep|keeps|kept|look after (it|them)|looks after (it|them)|hold|holds|held|gather|gathers|collect|collects|drawer|safe|locker|hand (it|them)? over|surrender|leave (it|them)? with|deposit|in (the)? office|stay with|stays with|hold on|drop|under lock)',
      '(ទុក|តម្កល់|ប្រគល់|ថតតុ|ទូដែក|កាន់|រក្សា|រក្សាទុក|ដាក់នៅ|យកមកដាក់)',
    ],
    also: [
      '(want (it|them) back|get (it|them) back|give (it|them)? back|gives back|returned|return (it|them)|until|as long as|while you|run away|runaway|as (a)? guarantee|original|before (the)? contract|lose|when you (leave|quit|finish)|land the coordinator)',
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
      '(other side|small road|back road|across the border|over the border|jungle|forest|(cross|crossing|over|across) (the|a)? (river|mountain)|border)',
      '(ព្រំដែន|ឆ្លងព្រៃ|តាមព្រៃ|ឆ្លងទន្លេ|ត្រើយម្ខាង|ម្ខាងទៀត|ស្រុក (ថៃ|ម៉ាឡេ|កូរ៉េ|ចិន|ជប៉ុន|គេ))',
    ],
    near: [
      '(walk|night|cross|crossing|guide|boat|no gate|no passport|without passport|secret|smuggle|hide)',
      '(ដើរ|យប់|ឆ្លង|អ្នកនាំផ្លូវ|នាំផ្លូវ|ទូក|មិនបាច់ប៉ាស្ព័រ|អត់ប៉ាស្ព័រ|លួច|លាក់|ថៅកែចេញ)',
    ],
    also: [
      '(work|farm|job|wage|men|women|salary|earn|boss|wait|waits|bring you|take you|bavet|poipet|$)',
      '(ធ្វើការ|ការងារ|ចម្ការ|ខែ|លុយ|ថៅកែ|$)',
    ],
    unless: [
      '(guard post|logistics|cargo|freight|truck|customs|ranger|tour|tourist|trek|conservation|ngo|resort|patrol|fishery|researcher|driver licence)',
      '(គយ|ដឹកទំនិញ|ឧទ្យានុរក្ស|ទេសចរណ៍|អភិរក្ស|អង្គការ|រីសត|ល្បាត)',
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
      '(phone|mobile|handphone|smartphone|passport) (is|are|will be|must be|must|have to be|be|get|gets)? (put|placed|stay|stays|left|given|handed|kept|taken|collected|locked|stored|held|not allowed|checked|banned|forbidden)',
      '(give|hand|leave|put|lock|take|collect|check|checks|keep|keeps|hold|holds) (in|over|away|up)? (your|the|all|their|personal|own|staff)? (personal|own)? (phone|mobile|handphone)',
      '(no|without) (personal|own|private)? (phone|mobile|handphone|internet|facebook)',
      '(ទូរសព្ទ) (ដៃ|ផ្ទាល់ខ្លួន)? … (ប្រគល់|ដក|ទុក|ហាម|យក|ប្រមូល|ចាក់សោ|មិនអោយ|អត់អោយ)',
      '(ប្រគល់|ដក|ហាម|ប្រមូល|ទុក|យក) … ទូរសព្ទ',
      '(stay|live|sleep) (in|inside) (the)? (park|compound|building|dorm|company|campus|zone)',
      'ទូរសព្ទ … (អោយ (គេ|មេ|ថៅកែ))',
      '(ចេញ|ឈប់) … (អត់បាន|មិនបាន|អត់អោយ|មិនអោយ)',
      '(no|not|cannot|nobody|no one) (going|go|goes|leave|leaves) (out|outside|the (building|compound|gate|company))',
      '(cannot|cant|can not|never|not) (change (your)? mind|go back|come back|leave|quit|go home|get out)',
    ],
    near: [
      '(casino|online|chat|typing|translator|chinese boss|compound|park|border|o smach|osmach|poipet|bavet|sihanoukville|bokor|chrey thom|koh kong|visa|abroad|script|model|midnight|12 hour|# hour|gate|building|leader|first (#|two|three|six)? month)',
      '(កាស៊ីណូ|អនឡាញ|ឆាត|វាយអត្ថបទ|អ្នកបកប្រែ|ថៅកែចិន|ព្រំដែន|អូរស្មាច់|ប៉ោយប៉ែត|បាវិត|កំពង់សោម|បូកគោ|ជ្រៃធំ|កោះកុង|ម៉ូដែល|បរទេស|12 ម៉ោង|ឡើងឡាន|ទូក|របង|ខាងក្នុង|ក្នុងអគារ)',
    ],
    also: [
      '($700+|family|leaves|go out|going out|go outside|leave|day off|van|live in|stay in|stay inside|month off|no diploma|no experience|boss|transport|contract)',
      '($700+|ចេញ|ឡើងឡាន|ឈប់|ស្នាក់|កុងត្រា|កិច្ចសន្យា|ថៅកែ|ឡានមក)',
    ],
    unless: [
      '(student|exam|patient|child|children|kindergarten|kid|hotel|phone shop|on the line|locker|break|needle|machine|សិស្ស|អ្នកជំងឺ|កុមារ|ហាងទូរសព្ទ|សណ្ឋាគារ)',
    ],
  },
  // Nobody leaves before the employer has his money back.
  {
    phrases: [
      '(cannot|cant|can not|not allowed to|will not|wont|no one) (just|simply|let you|to)? (leave|leaves|resign|quit|stop|go home|go out|go)',
      '(stay|stays|remain|remains|keep working|continue) … (until|till)',
      '(no|without) (going|go) (out|outside)',
      '(dont|do not|not) leave the (building|compound|dormitory|room)',
      '(មិនអាច|មិនបាន|អត់បាន|មិនអោយ|អត់អោយ|មិនទាន់) (ទៅ)? (ឈប់|ចេញ|ទៅផ្ទះ|ទៅណា|ទៅធ្វើ|ទៅ|សងអស់)',
    ],
    near: [
      '(paid|pay|pays|bought|spent|spend|spends|cost) … (ticket|food|room|you|travel|#)|debt|sold you',
      '(ចេញលុយ|ចំណាយ|ជំពាក់|បំណុល|ទិញ (អ្នក|ឯង|អូន)|សងអស់)',
    ],
    also: [
      '(until|till|before|first) … (paid|pay|clear|cleared|finish|finished|settled|covered|returned|back)|(family|parents) … (send|pay|sends|pays)|your debt|pay back (your|the)|reach (the|it|your)|(paid|gave) your (mother|father|parents|family|brother)',
      '(លុះ|ទាល់|រហូត|បើមិនទាន់|បើមិន) … (សង|បង់|អស់|រួច)',
    ],
    unless: [
      '(customer|client|student|borrower|officer|patient|guest|notice|early)',
      '(អតិថិជន|សិស្ស|មន្ត្រី|អ្នកជំងឺ|ភ្ញៀវ)',
    ],
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
      '(we|company) (will)? (pay back|refund) (you|your)|(farmer|bookkeeper|customer|client|borrower|loan officer|credit officer|microfinance|accountant|tenant|supplier|interest free|reimburse)',
      '(អតិថិជន|មន្ត្រីឥណទាន|ឥណទាន|គណនេយ្យ|អ្នកជួល|អ្នកផ្គត់ផ្គង់)',
    ],
  },
];

/** Codes that open accounts. */
const codeSigns: readonly PhraseRule[] = [
  {
    phrases: [
      '(otp|pin|password|passcode|(#|six|four) (number|digit|digits|numbers)|(sms|verification|security|secret) (code|number)|the code|a code|code|(number|digits) (that|which|just|you|telegram|facebook) … (came|come|comes|sent|got|get|arrived|receive|see|appear)|(sms|text|message) from (the|your)? (bank|aba|wing|acleda|telegram|facebook))',
      '(otp|លេខ (ដែល|លោត|ទើប)|លេខកូដ|កូដ|លេខសម្ងាត់|ពាក្យសម្ងាត់|លេខ # ខ្ទង់|# ខ្ទង់|លេខ # តួ|# លេខ|លេខបញ្ជាក់)',
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
      '(never|dont share|do not share|(i|me) (cant|cannot|dont|can not)|not come|didnt come|customer|source code|programmer|developer|dress code|barcode|postal|tracking|swift|software)',
      '(កុំ (ប្រាប់|អោយ|ផ្ញើ|ចែក)|កូដខុស|អត់ឃើញ|មិនឃើញ|អត់មក|មិនមក|អតិថិជន|ទំនិញ|បាកូដ|កម្មវិធីករ|ប្រៃសណីយ៍)',
    ],
  },
  {
    phrases: ['(telegram|facebook|whatsapp|aba|wing|google|ធនាគារ|តេឡេក្រាម|ហ្វេសប៊ុក|សារ|sms) … (លេខ|កូដ)'],
    near: ['(ប្រាប់|ផ្ញើ|អាន|ថត|cap|screenshot|អោយ|បង្ហាញ) (អេក្រង់)? … (បង|មក|ខ្ញុំ|hr|យើង)'],
    also: ['(អូន|ប្អូន|ទូរសព្ទ|លោត|ខ្ទង់|ឃើញ)'],
    unless: ['(លេខទូរសព្ទ (បង|ខ្ញុំ|យើង)|កុំ (ប្រាប់|អោយ|ផ្ញើ|ចែក)|អតិថិជន|អត់ឃើញ|មិនឃើញ|លេខគណនី|លេខបន្ទប់|បើកប្រាក់|ប្រាក់ខែ)'],
  },
];

const crimes: readonly PhraseRule[] = [
  // Parcels that nobody may look into.
  {
    phrases: ['(bag|parcel|package|suitcase|box|envelope|luggage)', '(កញ្ចប់|វ៉ាលិស|វ៉ាលី|កាបូប|អីវ៉ាន់|ឥវ៉ាន់|ប្រអប់)'],
    near: [
      '(dont|do not|never|no need to|without|not) (need to|to)? (open|opening|ask|asking|look|looking|know|knowing|check)|no question',
      '(កុំ|អត់បាច់|មិនបាច់|មិនត្រូវ|មិន|ហាម|អត់) (បើក|សួរ|មើល|ដឹង)',
    ],
    also: ['$', '(trip|carry|deliver|bring|take|យក|ដឹក|កាន់|នាំ)'],
    unless: ['(customer|guest|warehouse|food|fragile|office|អតិថិជន|ភ្ញៀវ|ឃ្លាំង|អាហារ)'],
  },
  // Papers that are made to deceive.
  {
    phrases: [
      '(id card|identity card|identification|passport|degree|diploma|certificate|bank statement|statement|birth certificate|visa|document|documents)',
      '(អត្តសញ្ញាណប័ណ្ណ|ប៉ាស្ព័រ|សញ្ញាបត្រ|សំបុត្រកំណើត|វីសា|ឯកសារ|លិខិត)',
    ],
    near: [
      '(edit|photoshop|fake|forge|change (the|name|photo|date)|copy the|make)',
      '(កែ|ក្លែង|photoshop|ផូតូសប|ធ្វើអោយដូច|ទទួលធ្វើ|មានត្រា)',
    ],
    also: [
      '(nobody can tell|nobody (know|knows|notice|see|sees)|no one can tell|cannot tell|cant tell|look real|looks real|like real|same as real)',
      '(មើលមិនដឹង|អត់ដឹង|ដូចពិត|ដូចមែន|ដូចដើម|មិនដឹងថា|ក្លែង)',
    ],
    unless: ['(detect|check|prevent|verify|verification|against|ពិនិត្យ|ប្រឆាំង|បង្ការ|ផ្ទៀងផ្ទាត់)'],
  },
  // Chats that lead strangers to lose money.
  {
    phrases: [
      '(chat|chatting|text|message|call|talk|flirt|video call|reply|model|script)',
      '(ឆាត|ជជែក|ខល|វីដេអូ|តេ|ម៉ូដែល|ឆ្លើយសារ)',
    ],
    near: [
      '(foreigner|foreign men|western|american|european|stranger|rich (man|men|people)|lonely|old men|investor|dating|(fall|falls) in love|love you|girlfriend)',
      '(ជនបរទេស|ភ្ញៀវបរទេស|បរទេស|បារាំង|អាមេរិក|អឺរ៉ុប|តាចាស់|អ្នកមាន|ឯកា|ស្នេហា)',
    ],
    also: [
      '(invest|investment|crypto|coin|deposit|trade|trading|platform|script|scripts|profile|fake|persuade|convince|trust|love|gift|money from|sends money)',
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
    near: [`${women}|new face|pr`],
    also: [
      '(take (you|them|her)? out|go out with|cannot refuse|cant refuse|sit with|drink with|sleep|upstairs|share (the)? (tip|money)|50 50|short skirt|sexy|virgin|extra (service|money from)|room ready|in the room|private room|all night|overnight|young and|(good|nice|sexy) body|extra from|for men|18)',
      '(ជូន (ភ្ញៀវ)? (ចេញ|ផឹក)|ចេញ (ក្រៅ)? (ជាមួយ|តាម)|ចង់ (នាំ|ជួប|យក)|ត្រូវទៅ|បន្ទប់|ស្លៀកតិច|ស្លៀកខ្លី|ផឹក (បៀរ|ស្រា)? ជាមួយ|កំដរ|ថ្មី|ហ៊ាន|ដេក|ម្នាក់មួយយប់|ព្រហ្មចារី|ស៊ិចស៊ី|លួយចែក|លុយចែក|ចែក 50)',
    ],
    unless: [
      '(cleaner|cashier|security|guard|cook|driver|accountant|receptionist|male and female|men and women|teacher|certificate|physio|therapist)',
      '(អ្នកសម្អាត|បេឡា|យាម|ចុងភៅ|អ្នកបើក|គណនេយ្យ|គ្រូ|ប្រុសស្រី|ប្រុស ស្រី|វិញ្ញាបនបត្រ)',
    ],
  },
];

/** By the kinds of postings. */
export const combinedSigns = {
  fee: [...fees, reserved, bribes],
  documents,
  abroad: borders,
  easy_money: [...easyMoney, lentAccounts, passedOn],
  confinement: closed,
  crime: [lentAccounts, passedOn, ...codeSigns, ...crimes],
  sexual: sex,
} as const;
