/** Phrases about accounts, SIM cards and codes lent to others, and about work that cheats people (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const account =
  '(bank account|bank app|banking app|mobile banking|acc|account|aba account|wing account|acleda account|aba|acleda|bank card|atm card|atm|wing|ewallet|e wallet|wallet|credit card)';
const whose =
  '(out|us|me|to us)? (your|the|a|an|any|my|some|peoples|their|personal|all)? (own|old|unused|personal|bank|khmer)?';
const secret =
  '(otp|one time password|verification code|confirmation code|sms code|pin|pin code|code you receive|code that you receive|code you get|code from sms|code by sms|login|log in|password|passcode)';
const secretKhmer = '(លេខកូដ|កូដ|otp|លេខសម្ងាត់|ពាក្យសម្ងាត់|pin|លេខពិន|អូធីភី)';
const accountKhmer =
  '(គណនី|កុង|កុងធនាគារ|គណនីធនាគារ|លេខគណនី|aba|acleda|អេប៊ីអេ|អេស៊ីលីដា|acc|wing|វីង|truemoney|អេបធនាគារ|អេប aba|កាតអេធីអឹម|កាត atm|កាតធនាគារ)';
const serving = [
  '(customer|client|buyer|telecom|teller|branch|user|subscriber|accounting|accountant|marketing|key account|account manager|developer|teach|security)',
  '(អតិថិជន|ភ្ញៀវ|បេឡា|សាខា|គណនេយ្យ|ជំនួយ|បង្រៀន|អត់ឃើញ|មិនឃើញ|ភ្លេច|កូដខុស|កុំប្រាប់|ប្រោម៉ូសិន)',
];

export const crimePhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(rent|rented|lend|lent|borrow|buy|sell|lease|hire|rental of|use of) ${whose} ${account}`,
      `(rent|lend|borrow|buy|sell|lease) ${whose} (sim|sim card|number|identity|id card|id|facebook account|telegram account)`,
      `(cash|money|$) for ${whose} (${account.slice(1, -1)}|sim|sim card|id card|identity)`,
      '(aba|acleda|wing|bank|truemoney|wing aba) (bank)? (account|card) (holder|owner|wanted|needed|people)',
      '(bank card|atm card|atm|bank account|account|sim) … (wanted|needed|per set|a set|for cash|buy back)',
      '(id photo|face scan|scan your face|selfie with (your)? id|photo of (your)? id) … (account|pay|usd|open|register|cash)',
      '(pay|usd|cash) … (id photo|face scan|scan your face|selfie with (your)? id|photo of (your)? id)',
      '(let|allow|lend) (us|me|our company) (to)? (use|borrow) (your|the)? … (bank|app|account|wing|aba|phone number|id|card|name)',
      '(accept|receive|collect) (incoming|the|our|some)? (money|transfer|fund|payment) … (withdraw|cash out|send|forward|for us|percent)',
      '(withdraw|cash out|pick up) (the|our)? (cash|money|fund) (for|to) (us|me|our|the company)',
      '(rent|lend|sell) (wing|aba|acleda|bank|sim|account) (number|name|card|code)?',
      '(unused|old|spare|extra|personal|anyones) (aba|acleda|wing|bank|khmer)? (account|bank account|atm|card|sim)',
      '(register|registering|registration of|sign up|signing up) (a|the|new|many)? (sim|sim card|line|phone number|number) … (name|id|identity|each|per|usd|people|own)',
      '(digit|digits|number|numbers|code) (that|which|you)? (come|comes|receive|get|arrives|sent|appear) … (phone|sms|message|telegram)',
      '(send|give|tell|forward|show) (me|us|to me|to us) (the|your|all)? (# digit|six digit|digit|code|otp|number in sms|sms)',
      `${account} (is|are)? (for rent|rental|to rent|for sale|rented|renting|needed|wanted)`,
      'use (your|peoples|their) (bank|own|personal|aba|wing)? account … (receive|transfer|money|fund|company)',
      '(money|fund|transfer|payment|cash) … (through|into|to|via|by) (your|personal) (own|bank|personal|aba|wing)? account … (then|and|forward|send|withdraw|keep|percent|commission|us)',
      '(receive|accept|collect) (money|transfer|fund|payment|cash) … (forward|pass on|send on|transfer it|transfer them|withdraw|send it|keep # percent)',
      `(open|create|register|make) (a|an|new|the|some|bank)? (bank|wing|aba)? (account|sim|sim card) … (in your|with your|under your|by your|using your) (own|real)? (name|id|identity)`,
      `(open|create|register) … (account|sim|sim card) … (for us|for our|for me|for other|for them|for someone|to us) `.trim(),
      '(open|create|register) (a|an|new|bank|wing|aba)? (bank)? account … (get|earn|receive|paid) $',
      '(sim|sim card) … (registered|register) (with|in|under|by) (your|their|khmer|an|own)? (id|name|identity)',
      '(money mule|mule account|bank account owner)',
      '(sim|sim card) (on|in|under) (your|own) (own)? (id|id card|name)',
    ],
    unless: [
      ...serving,
      '(salary|car|shop|land|motorbike|software|sample|github|portfolio|promoter|technician|repair|compliance|aml|analyst|review|monitor|report to|fraud|detect|spot|investigate)',
    ],
  },
  {
    phrases: [
      `(give|send|share|hand|hand over|provide|need|tell|forward|show|submit|want) (us|me|to us)? (only|just)? (your|the|a)? … ${secret}`,
    ],
    near: ['(your|you|us|we|agent|account|card|sms|hr|register|registering|manager|boss)'],
    unless: [
      ...serving,
      '(never|to yourself|software|system|computer|website|staff login|server|source code|coding|team lead)',
    ],
  },
  {
    phrases: [`(card|account|atm|sim) (and|with) (the|your|its)? ${secret}`],
    near: ['(us|rent|sell|buy|give|hand|send|month|$)'],
    unless: [...serving, '(never|to yourself|print|printing|letter|machine|salary)'],
  },
  {
    phrases: [
      `(ជួល|ខ្ចី|ទិញ|លក់|ជួលយក|ប្រមូលទិញ|ត្រូវការ) (ឬ|និង|ខ្ចី)? (ជួល|ទិញ|លក់|ខ្ចី)? (លេខ|ឈ្មោះ)? ${accountKhmer}`,
      '(រក|ទិញ|ប្រមូល) (កុងធនាគារ|គណនីធនាគារ|កាត atm)',
      '(ជួល|ខ្ចី|ទិញ|ប្រមូលទិញ) (ឬ|និង)? (ជួល|ទិញ)? (ស៊ីម|ស៊ីមកាត|អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|ឈ្មោះ|លេខទូរសព្ទ)',
      `${accountKhmer} … (ឱ្យជួល|សម្រាប់ជួល|ឱ្យគេប្រើ|ឱ្យយើងប្រើ|ឱ្យក្រុមហ៊ុនប្រើ|ឱ្យគេខ្ចី)`,
      `(មាន|រកអ្នកមាន|ត្រូវការអ្នកមាន) ${accountKhmer} … (ឱ្យយើង|ឱ្យគេ|ប្រើ|ជួល|មួយខែ|$)`,
      `(បើក|ធ្វើ|បង្កើត|ចុះឈ្មោះ) (គណនី|កុង|ស៊ីម|កាត) … (ឱ្យគេ|ឱ្យយើង|ជំនួស|ក្នុងនាម|ឱ្យក្រុមហ៊ុន|បានលុយ|បាន $|ឈ្មោះអ្នក)`,
      '(ប្រើ|យក) (គណនី|កុង|អត្តសញ្ញាណប័ណ្ណ) … (របស់អ្នក|របស់បុគ្គលិក) … (ទទួល|ផ្ទេរ|លុយ|បើក)',
      '(ទទួល|ទទួលយក) (លុយ|ប្រាក់) … (គណនី|កុង) … (ផ្ទេរ|វេរ|ភាគរយ|percent|បន្ត)',
      '(ចុះឈ្មោះ|ចុះ|បើក) (ស៊ីម|ស៊ីមកាត|លេខ)',
      '(ផ្ទេរ|វេរ|ទទួល|បង្វិល|ដក) (លុយ|ប្រាក់) … (គណនីរបស់អ្នក|គណនីអ្នក|គណនីខ្លួន|គណនីផ្ទាល់|កុងអ្នក|តាមគណនី)',
      'ប្រើ (គណនី|កុង|acc|wing|aba|acleda|វីង) (របស់)? (អ្នក|ប្អូន|បង|ឯង)',
      'លក់ ស៊ីម (កាត)? (ចុះឈ្មោះ|ឈ្មោះ) (អ្នក|ខ្លួន|ដែល)?',
      'ស៊ីម … (ចុះឈ្មោះ|មាន) (អត្តសញ្ញាណ|ឈ្មោះ)',
    ],
    unless: [
      ...serving,
      '((វិទ្យាស្ថាន|ក្រុមហ៊ុន|យើង|អង្គការ|ហាង) (នឹង)? អោយខ្ចី|ប្រាក់ខែ (តាម|ចូល)|smart|cellcard|metfone|ហាងលក់|ប្រូម៉ូទ័រ)',
    ],
  },
  {
    phrases: [
      `(ផ្ញើ|ប្រាប់|ឱ្យ|ថត|បញ្ជូន) … ${secretKhmer} … (មក|ឱ្យ|យើង|ភ្នាក់ងារ|ក្រុមហ៊ុន|ទទួល)`,
      `${secretKhmer} … (ផ្ញើ|ប្រាប់|ឱ្យ) … (មក|យើង|ភ្នាក់ងារ|ក្រុមហ៊ុន)`,
      `(សុំ|ត្រូវការ|យក|ចង់បាន) (តែ)? ${secretKhmer}`,
      `${secretKhmer} … (ផ្ញើ|ចូល|មក|លោត) … (ទូរសព្ទ|សារ|អ្នក)`,
      `(កាត|គណនី|កុង|atm) … (និង|ជាមួយ) ${secretKhmer}`,
    ],
    unless: [...serving, '(សរសេរកូដ|php|java|python|កម្មវិធី|ទំនិញ)'],
  },
  {
    phrases: [
      '(dating|romance|love|tinder|pig butchering) (app|scam|chat|profile|site|website|platform)',
      '(chat|text|message|talk|flirt|make friend) (with|to) … (foreigner|stranger|foreign|western|american|european|chinese|old|rich|lonely)',
      '(friend making|make friend|making friend|friendship|chatting|chat|talk|talking) (online|with|to|team)? … (foreigner|foreigners|rich|invest|lonely|westerner)',
      '(guide|bring|lead|introduce|invite|get|help) (them|customer|client|people|foreigner|friend|men|women|strangers) (to|into)? (our|the|a)? (invest|trade|trading|deposit|crypto|bet|gamble|platform)',
      '(customer|client) (developer|development) … (abroad|foreign|crypto|invest|online|dating)',
      '(crypto|cryptocurrency|bitcoin|usdt|forex|investment|gambling|betting) … (customer developer|chat|foreigner|stranger|dating|persuade|convince|promoter|agent|customer service|customer support|typist|typing|find client|find customer)',
      '(talk|speak|call|message) (with|to)? (the)? (american|european|westerner|foreigner|foreign|investor|rich)',
      '(investment|trading|crypto|forex|gaming) (platform|app|site|website|project) … (customer|talk|chat|script|night|call|client)',
      '(customer service|chat|call|telesales|talk) … (investment|trading|crypto|forex|betting|gambling) (platform|app|site|website)?',
      '(buy|sell|buying) (digital)? (coin|token|usdt) … (chat|foreigner|customer|client)',
      '(persuade|convince|make|lead|induce|trick|get) (them|customer|client|people|foreigner|men|victim|others)? … (invest|crypto|usdt|trade|deposit money|bet|gamble|put money)',
      '(chat|voice|video|ai)? model … (chat|scam|photo|customer|compound|telegram|investor)',
      '(fake|girls|girl|womans|beautiful) (profile|photo|picture|account|identity)',
      '(scam|fraud) (job|work)|scam (team|center|centre|company|support|office|chat)',
      '(online)? (gambling|betting|casino) (site|website|online|platform|agent|promotion|customer service)',
    ],
    near: [
      '(share|shares|stock|chat|invest|crypto|usdt|money|salary|commission|usd|foreign|foreigner|customer|client|typing|online|abroad|model|photo)',
    ],
    unless: [
      '(backend|frontend|software|engineer|bank|loan|insurance|real estate|teach|teacher|lesson|school|tour|guest|hotel|detection|prevention|moderator|remove|compliance|investigate|investigation|beware|avoid|fashion|runway|catwalk|photographer|designer|license holder)',
    ],
  },
  {
    phrases: [
      '(ឆាត|ជជែក|សន្ទនា|chat|និយាយលេង|ស្គាល់) … (ជនបរទេស|បរទេស|បារាំង|អាមេរិក|តាចាស់|អឺរ៉ុប|ជនចិន|ភ្ញៀវចិន)',
      '(បញ្ចុះបញ្ចូល|ទាក់ទាញ|អូស|បោក|បញ្ឆោត) … (វិនិយោគ|គ្រីបតូ|crypto|ដាក់លុយ|ទិញកាក់|លេងហ្គេម|លេងល្បែង|ដាក់ប្រាក់|usdt)',
      'នាំ (គេ|ភ្ញៀវ|ពួកគេ)? (ទៅ|អោយ)? (ដាក់លុយ|ដាក់ប្រាក់|វិនិយោគ|ទិញកាក់)',
      '(គ្រីបតូ|crypto|usdt|ប៊ីតខញ|ប៊ីតខយ|ហ្វូរ៉េក|ឡូតូអនឡាញ) … (ភ្ញៀវ|អតិថិជន|ឆាត|លេង|ជនបរទេស|រកភ្ញៀវ)',
      '(ល្បែងអនឡាញ|ល្បែងស៊ីសងអនឡាញ|កាស៊ីណូអនឡាញ|ភ្នាល់អនឡាញ|ហ្គេមស៊ីសង)',
      '(ជនបរទេស|បរទេស|បារាំង|អតិថិជន|ភ្ញៀវ) … (ទិញកាក់|កាក់ឌីជីថល|វិនិយោគ|គ្រីបតូ|usdt|ដាក់ទុន)',
      '(ប្រើ|យក) (រូប|រូបថត|ហ្វេសប៊ុក) (ស្រី|នារី|គេ|ក្លែងក្លាយ)',
      '(គណនី|ហ្វេសប៊ុក|ប្រូហ្វាល) ក្លែងក្លាយ',
      '(ឆាត|ជជែក) … (បោក|បញ្ឆោត|បោកប្រាស់)',
      '(ខល|ទូរសព្ទ|តេ) (ទៅ)? (អឺរ៉ុប|អាមេរិក|បរទេស|ជនបរទេស) … (ភាគហ៊ុន|វិនិយោគ|កាក់)',
      '(ឆបោក|បោកប្រាស់|ស្គេម|scam) (អនឡាញ|តាមអនឡាញ|គេ|ជនបរទេស)',
    ],
    unless: ['(គ្រូ|បង្រៀន|ទេសចរណ៍|សណ្ឋាគារ|ជនរងគ្រោះ|អង្គការ|ប្រឆាំង|បង្ការ|ការពារ|កម្មវិធីករ|អភិវឌ្ឍន៍|ប្រុងប្រយ័ត្ន)'],
  },
  {
    phrases: ['$700+', '(high|good|big|huge|very high) (salary|pay|income)', '(ប្រាក់ខែ|លុយខែ|ចំណូល) ខ្ពស់'],
    near: [
      '(typing|type fast|typist|chat|chatting|chatter|customer service|customer support|online staff|online work|online job|work online|computer work|telesales|telemarketing|online marketing|promotion team|online promoter|gaming)',
      '(វាយអត្ថបទ|វាយកុំព្យូទ័រ|ឆាត|អនឡាញ|លេងកុំព្យូទ័រ|ធ្វើកុំព្យូទ័រ|សេវាអតិថិជន)',
    ],
    also: [
      '(sihanoukville|sihanouk|kampong som|bavet|poipet|bokor|koh kong|o smach|osmach|chrey thom|chrey thum|border|dara sakor|pursat|thma da|live in company|live inside|stay inside|stay in company|no experience|no exp|no english|pick up|picks you up|dorm|food and room|food room)',
      '(ព្រះសីហនុ|កំពង់សោម|បាវិត|ប៉ោយប៉ែត|បូកគោ|កោះកុង|អូរស្មាច់|ជ្រៃធំ|ព្រំដែន|ស្នាក់នៅក្នុង|មិនត្រូវការបទពិសោធន៍|អត់ត្រូវការបទពិសោធន៍|ឡានមកយក|ឡានមកទទួល)',
    ],
    unless: [
      '(hotel|resort|restaurant|bank|year|years|degree|bachelor|developer|engineer|manager|licensed|licence|license|per hour|showroom|accountant|up to)',
      '(សណ្ឋាគារ|រីសត|ធនាគារ|ឆ្នាំ|បរិញ្ញាបត្រ|វិស្វករ|អ្នកគ្រប់គ្រង|គណនេយ្យ)',
    ],
  },
  // Money through the worker's account, and accounts for others.
  {
    phrases: [
      '(your|own|ur|personal) (own|personal|private)? (bank|aba|wing|acleda|truemoney)? account',
      '(in|into|to|through|via|on|have|has|an) (your|ur|own|an|any|unused|old)? (own)? (aba|wing|acleda|truemoney|e wallet|wallet|khqr|qr)',
      '(your|ur) (own)? (khqr|qr|qr code)',
      '(open|create|make|register|set up) (a|an|new|one|two|three|some|the|#)? (company|bank|new|personal|business|aba|wing|acleda)? account',
    ],
    near: [
      '(withdraw|take out|takes out|cash out|forward|pass (it|them)? on|bring it|runner|(another|other|next|different) (number|account|person)|send (it|them|the money|money)? (on|onward)|hand (it|the|over|us)|hand over|give (us|me|it|them) (the|your)? (card|app|access|phone|sim)|seldom|not use|dont use|never use|by usdt|in usdt|(convert|change) (it|them)? (to|into) (crypto|usdt))',
    ],
    also: [
      '(percent|keep|yours|commission|share|each time|every time|each month|every month|per month|a month|own name|do nothing|no work|same day|give us|give me|hand over|to our team|$ each)',
    ],
    unless: [
      '(teller|payroll|wage|salary (is)? paid|paid into|customer service|call center|call centre|software|never|savings|kyc|branch|cashier)',
    ],
  },
  {
    phrases: [
      '(បើក|បង្កើត|ធ្វើ) (គណនី|កុង|acc|account)',
      '(ទិញ|ជួល|ខ្ចី|រក|ប្រមូល|ត្រូវការ) (ឬ|រឺ|និង)? (ទិញ|ជួល|ខ្ចី)? (acc|account|គណនី|កុង|កាតធនាគារ)',
      '(លុយ|ប្រាក់) … (ចូល|ចូលមក|តាម|មក) (ក្នុង)? (គណនី|កុង|wing|វីង|aba|acleda|លេខ|khqr|qr)',
      '(បាញ់|វេរ|ផ្ទេរ|បង់) (ចូល|មក) (គណនី|កុង|wing|វីង|aba|acleda|khqr|qr) (ប្អូន|អ្នក|បង|ខ្លួន)',
    ],
    near: [
      '(ប្រគល់|អោយយើង|អោយគេ|អោយក្រុមហ៊ុន|យកមកអោយ|ដក|ផ្ញើបន្ត|ផ្ញើទៅ|បន្តទៅ|ផ្ទេរបន្ត|វេរបន្ត|ផ្ទេរទៅ|មិនប្រើ|ឈ្មោះខ្មែរ|លេខផ្សេង|ផ្ញើមកវិញ|ប្តូរជា usdt)',
    ],
    also: ['(percent|ភាគរយ|រាល់ដង|កម្រៃ|$|បានលុយ)'],
    unless: ['(បេឡា|សាខា|គណនេយ្យ|ភ្ញៀវ|អតិថិជន|ប្រាក់ខែចូល|បើកប្រាក់ខែ|ធនធានមនុស្ស|ប្រឆាំង|តាមដាន|សន្សំ)'],
  },
  {
    phrases: [
      '(need|needs|want|buy|rent|looking for|collect|renting|buying) … (aba|wing|acleda|bank|truemoney) (and (wing|aba|acleda))? (account|card|app) … (any name|with (the)? (card|app|pin)|rent|per month|pin|sim|old|unused|not use|each)',
      '(take|withdraw|collect|draw) (the|our)? (money|cash) … (atm|with (the|our)? card)',
      '(verify|scan|verification) (your|ur|one|with)? (face) … (wallet|account|bank|app|name)',
      '(scan) (this|the|our|a|my)? qr … (telegram|whatsapp|facebook|account) … (log out|logged|login|log in|device|lend|rent)',
      '(dont|do not|not) log out (our|the|my)? (device)?',
      '(director|owner|shareholder|representative) (of)? … (on paper|only on paper|in name only|only name|paper only|nominal|nominee)',
      '(take|get|register|open|activate) (#|some|many|new|the|a)? (sim|sim card|phone number) … (each|per sim|a sim|per card)',
      '(ដក) (លុយ|ប្រាក់) … (atm|កាត) … (យកមក|ប្រគល់|អោយយើង|មួយជុំ|មួយដង)',
      'ស្កេនមុខ … (កាបូបលុយ|គណនី|កុង|អេប|ធនាគារ|ឈ្មោះ)',
      '(នាយក|ម្ចាស់|តំណាង) (ក្រុមហ៊ុន)? … (លើក្រដាស|តែឈ្មោះ|ខ្ចីឈ្មោះ)',
    ],
    unless: [
      '(customer|client|technician|repair|promoter|compliance|fraud|developer|engineer|guard|report to|teller|branch)',
      '(អតិថិជន|ភ្ញៀវ|ជាង|ជួសជុល|បេឡា|សាខា|ប្រឆាំង|កម្មវិធី)',
    ],
  },
  {
    phrases: ['អោយ (បង|ខ្ញុំ|យើង|គេ|ក្រុមហ៊ុន) ប្រើ'],
    near: ['(គណនី|កុង|aba|wing|acleda|ស៊ីម)'],
    also: ['($|percent|ភាគរយ)'],
    unless: ['(អតិថិជន|ភ្ញៀវ|ប្រាក់ខែ)'],
  },
  // Codes and passwords, wherever they are asked for.
  {
    phrases: [
      '(# digit|six digit|four digit|digit|sms|verification|confirmation|security|secret|one time|activation) (code|number|password|pin)',
      '(aba|wing|acleda|bank|banking|card|atm|account|app|telegram|facebook) (account|app|user)? (pin|password|passcode|code|otp|login|user name|username)',
      '(otp|pin code|pin number)',
      '(digit|code) … (text message|sms|by text)',
      '(text message|sms|message) … (digit|code)',
      '# (number|digit) (in|from) (the|your)? (message|sms|text)',
      '(user name|username|login|account) (and|or)? (the|your)? (password|secret|pin)',
      '(code|number|digit) (that|which)? (telegram|facebook|aba|wing|google|whatsapp|bank|the app|messenger) (just|has|will)? (send|sends|sent|show|shows|give|gives)',
      '(share|show) (your|the)? screen … (aba|bank|wing|acleda|banking)',
    ],
    near: [
      '(send|reply|tell|read|give|forward|write|type|fill|submit|provide|share|show|screenshot|send back|dictate|enter)',
    ],
    also: [
      '(us|hr|recruiter|agent|our|manager|admin|boss|application|payroll|salary|job|interview|position|pass)',
    ],
    unless: [
      '(customer|client|never|subscriber|software|teach|trainer|protect|recognise|recognize|explain|reset|developer|engineer|server|programmer|tester|testing|postal|swift|tracking|fraud|scam|dont (share|give|send))',
    ],
  },
  {
    phrases: [
      `(លេខកូដ|កូដ (otp|sms|# ខ្ទង់|សម្ងាត់|បញ្ជាក់|ផ្ទៀងផ្ទាត់)|otp|លេខសម្ងាត់|ពាក្យសម្ងាត់|លេខពិន|អូធីភី|ឈ្មោះអ្នកប្រើ|លេខ # ខ្ទង់)`,
      '(សារលោត|ចូលសារ|ក្នុងសារ|លោតសារ|sms) … (លេខ|កូដ|ខ្ទង់)',
      '(លេខ|កូដ) (ដែល)? (telegram|aba|facebook|wing|តេឡេក្រាម|តេលេក្រាម|ហ្វេសប៊ុក|ធនាគារ) … (ផ្ញើ|លោត|អោយ)',
      '(username|password)',
      '(aba|wing|acleda|ធនាគារ) … (share|ចែក|បង្ហាញ) អេក្រង់',
    ],
    near: ['(ផ្ញើ|ប្រាប់|អាន|បំពេញ|អោយយើង|ថតរូប|វាយ|ឆ្លើយ|បញ្ជូន|អេក្រង់)'],
    also: ['(យើង|hr|ភ្នាក់ងារ|ក្រុមហ៊ុន|ប្រាក់ខែ|បៀវត្ស|ចុះឈ្មោះ|ដើម្បីបញ្ជាក់|ចូលធ្វើការ|ជាប់|ក្រុមការងារ|ឧបត្ថម្ភ|ការងារ|សម្ភាស)'],
    unless: ['(អតិថិជន|ភ្ញៀវ|បង្រៀន|ការពារ|កុំប្រាប់|មិនសួរ|កម្មវិធីករ|បច្ចេកទេស|បោក|កូដប្រៃសណីយ៍|ទំនិញ|ឃ្លាំង|ស្តុក|បាកូដ)'],
  },
  {
    phrases: [
      '(selfie|photo|picture|scan|pic) (of|with|holding|and)? (you)? (holding|with)? (your|the|an)? (id|id card|passport|identity card) … (both side|front and back|holding|selfie|now)?',
      'selfie … (id|card|passport)',
      '(selfie|រូបថត|រូប) … (អត្តសញ្ញាណប័ណ្ណ|កាត) … (ទាំងពីរខាង|មុខក្រោយ|selfie|កាន់)',
    ],
    near: [
      '(pin|both side|front and back|holding|telegram only|no office|no interview|user name|bank|banking|money|loan|ទាំងពីរខាង|លេខសម្ងាត់|កាន់កាត|មិនសម្ភាស|aba)',
    ],
    unless: ['(customer|client|kyc|guest|passport studio|studio|អតិថិជន|ភ្ញៀវ|ហាងថត)'],
  },
  {
    phrases: [
      '(in|under|with|using|by|on) (your|ur|their) (own)? (name|names|id|id card|identity|face)',
      '(ឈ្មោះ|អត្តសញ្ញាណប័ណ្ណ|កាត) (ខ្លួនឯង|ផ្ទាល់ខ្លួន|របស់អ្នក|អ្នក|របស់ខ្លួន|ប្អូន|បង)',
    ],
    near: [
      '(sim|phone shop|number|phone line|account|loan|company|motorbike|wallet)',
      '(ស៊ីម|លេខ|កុង|គណនី|ខ្ចី|ឥណទាន|បើកក្រុមហ៊ុន)',
    ],
    also: [
      '(give|hand|bring|sell|pass) (it|them|these|those|the sim|the card|over)? (to)? (us|our|me)|for us|for our|to our team',
      '(អោយយើង|យកមកអោយ|មកយើង|ប្រគល់|លក់អោយ|អោយខ្ញុំ)',
    ],
    unless: ['(customer|trc|shop assistant|keep|អតិថិជន|ភ្ញៀវ)'],
  },
  // Bodies.
  {
    phrases: [
      '(egg donor|egg donation|(girl|girls|lady|ladies|woman|women) … (sell|donate) … (egg|eggs)|surrogate|surrogacy|surrogate mother|carry (a|the|their)? (baby|child)|rent (your)? womb|donate (your)? (egg|kidney)|sell (your)? (egg|kidney|blood|hair and blood|organ)|kidney (donor|needed|wanted))',
      '(ពពោះជំនួស|ម៉ែជំនួស|ម្តាយជំនួស|ផ្ទៃពោះជួល|ជួលផ្ទៃពោះ|ពរពោះជំនួស|ពពោះអោយគេ|ផ្ទៃពោះអោយគេ|មានផ្ទៃពោះអោយ|ដាក់ផ្ទៃពោះ|លក់តម្រងនោម|លក់ពងអូវុល|បរិច្ចាគពងអូវុល|លក់សរីរាង្គ)',
    ],
    unless: ['(midwife|hospital|nurse|doctor|laboratory|receptionist|against|ប្រឆាំង|មន្ទីរពេទ្យ|គ្លីនិក|ឆ្មប)'],
  },
  // Chat work in closed buildings near a border.
  {
    phrases: [
      '(chat|chatting|chatter|typing|typist|online|live chat) (operator|agent|staff|worker|team|support|dealer|promoter|promotion|work|job|girl|people)',
      '(ឆាត|វាយអត្ថបទ|ឌីលអនឡាញ|បុគ្គលិកអនឡាញ|អនឡាញ)',
    ],
    near: [
      '(sihanoukville|kampong som|bavet|poipet|bokor|koh kong|o smach|osmach|chrey thom|border|dara sakor|thma da)',
      '(ព្រះសីហនុ|កំពង់សោម|បាវិត|ប៉ោយប៉ែត|បូកគោ|កោះកុង|អូរស្មាច់|ជ្រៃធំ|ព្រំដែន)',
    ],
    also: [
      '(in|inside) (the|our|same|one)? (building|compound)|permission|gate|(company|many|#) phones|photo profile|profiles|script|foreigner|12 hours|14 hours|dorm',
      '(ក្នុងអគារ|ក្នុងបរិវេណ|អនុញ្ញាត|ទូរសព្ទក្រុមហ៊ុន|បរទេស|12 ម៉ោង|14 ម៉ោង|បាយបន្ទប់|ក្នុងក្រុមហ៊ុន)',
    ],
    unless: [
      '(hotel|resort|licensed|licence|license|school|bank|restaurant|delivery)',
      '(សណ្ឋាគារ|រីសត|អាជ្ញាប័ណ្ណ|សាលា|ធនាគារ|ហាង|ដឹកជញ្ជូន)',
    ],
  },
];
