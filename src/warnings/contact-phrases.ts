/** Phrases of messages that ask for a code (product 3.18), or to go on in another app. */
import { type PhraseRule } from './phrase-pattern.ts';

const code =
  '(otp|code|codes|pin|passcode|verification number|verify number|security number|confirmation number|(#|six|four|five) (digit|digits|number|numbers) (number|code)?|digits|number (in|from) (the|your|that)? (sms|message|text)|password|login code|number (that|which) (pops|pop|comes|appears|arrives))';
const codeKhmer =
  '(លេខកូដ|កូដ|otp|អូធីភី|លេខសំងាត់|លេខសម្ងាត់|ពាក្យសម្ងាត់|លេខពិន|pin|code|លេខ # ខ្ទង់|លេខ (៦|6|ប្រាំមួយ) ខ្ទង់|លេខបញ្ជាក់|លេខផ្ទៀងផ្ទាត់|លេខ (ដែល)? (នៅ)? ក្នុងសារ)';

/** Codes that open no account. */
const otherCodes = [
  '(dress code|source code|postal code|post code|zip code|area code|country code|job code|promo code|discount code|code of conduct|bar code|barcode|door code|gate code|wifi|wi fi|room code|staff code|error code|product code|meeting|zoom|google meet|visual studio|java|javascript|php|python|react|github|git|programming|coding|developer|never|(i|we) (cant|cannot|dont) (log|get|receive)|not come|didnt come|not arrive|your interview code|queue|reference code|tracking|dont share|do not share|dont give|do not give|dont send|do not send|dont tell|do not tell|keep (it|your)|swift|(customer|client|guest) (otp|code|pin)|(his|her|their) own phone|forgot (the|my|your)? (password|code)|(that|which) you (set|chose|choose|created)|set (a|your) (own)? password|staff (app|system|portal)|code is (wrong|not correct|incorrect))',
  '(ភ្លេច|អត់ឃើញចូល|លេខកូដអត់|កូដអត់|កូដ (ខុស|qr)|qr|ភ្ញៀវ|ចូល (app|កម្មវិធី) (មិន|អត់) បាន|មិនឃើញចូល|បង្រៀន|កម្មវិធីករ|សរសេរកូដ|កុំ (ប្រាប់|ផ្ញើ|អោយ|ចែក)|កុំអោយ|ទំនិញ|បាកូដ|ប្រៃសណីយ៍|វ៉ាយហ្វាយ|ទ្វារ|កូដការងារ|កូដបុគ្គលិក|បញ្ចុះតម្លៃ)',
];

export const codePhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(send|tell|give|forward|share|read|reply|write|type|text|show|screenshot|provide|pass|submit|need|want|dictate|copy) (me|us|it|out|over|back|with|him|her|hr|only|just|please|to me|to us|here)? … ${code}`,
      `${code} (that|which|will|is|has|was|have|you|i|we|just|from|in|on|by) … (send|sends|sent|tell|give|forward|reply|read|share|write|type|screenshot|sms|telegram|facebook|aba|wing|phone|arrive|arrives|receive|come|comes|get)`,
      '(username|user name|login) and (the|your)? (pin|password|code|passcode)',
      `(what|whats) (is|was|are)? (the|your)? ${code}`,
      '(send|show|read|tell) (me|us)? (a|the)? (picture|photo|screenshot|content) of (the|this|that)? (message|sms)',
      '(message|sms|text) with (a|the|some|#)? (number|code|digits) … (read|send|tell|forward|write) … me',
      `(your|the) (sms|otp|verification|confirmation|telegram|facebook|whatsapp|aba|wing|acleda|bank) ${code}`,
    ],
    near: [
      '(sms|phone|telegram|facebook|whatsapp|messenger|aba|wing|acleda|bank|otp|digit|digits|verification|verify|confirm|confirmation|account|register|registration|activate|pin|password|receive|received|get|got|arrive|sent to (you|your)|your number|your phone|screenshot|card|log in|login|text message|google|bakong)',
    ],
    unless: otherCodes,
  },
  { phrases: ['otp', 'one time (password|code)'], unless: otherCodes },
  {
    phrases: ['(say|tell|read|give|send|repeat) (them|it|those|these) (to)? (me|us)'],
    near: ['(#|four|five|six|some|the) (number|digit|code)'],
    also: ['(aba|wing|acleda|telegram|facebook|whatsapp|bank|sms)'],
    unless: [...otherCodes, '(phone|account) number'],
  },
  {
    phrases: ['(text|texted|texts|sent|send|sends) (to)? (you|your phone|your number) (a|the|some)? code'],
    near: ['(say|tell|read|give|send|forward) (it|them|me)? (to)? (me|us|it)'],
    unless: otherCodes,
  },
  {
    phrases: [
      `(ផ្ញើ|ប្រាប់|អោយ|អាន|ថត|បញ្ជូន|វាយ|ឆ្លើយ|សុំ|ត្រូវការ|យក|ចែក|copy|បំពេញ|screenshot) … ${codeKhmer}`,
      `${codeKhmer} … (ផ្ញើ|ប្រាប់|អោយ|អាន|ថត|មក|លោត|ចូល|សារ|ទូរសព្ទ|screenshot|sms|ប៉ុន្មាន)`,
    ],
    near: [
      '(sms|សារ|ទូរសព្ទ|telegram|តេឡេក្រាម|តេលេក្រាម|facebook|ហ្វេសប៊ុក|aba|អេប៊ីអេ|wing|វីង|acleda|អេស៊ីលីដា|ធនាគារ|otp|ខ្ទង់|បញ្ជាក់|ផ្ទៀងផ្ទាត់|គណនី|ចុះឈ្មោះ|លោត|សម្ងាត់|សំងាត់|ពិន|pin|កាត|អោយបង|មកបង|មកខ្ញុំ|អោយខ្ញុំ|មកយើង|អោយយើង|whatsapp)',
    ],
    unless: otherCodes,
  },
];

const app =
  '(telegram|tele|tg|telegrm|telegam|whatsapp|whats app|watsapp|wechat|line app|messenger|messengers|facebook|fb|viber|imo|signal|zalo|instagram)';
const appKhmer =
  '(តេឡេក្រាម|តេលេក្រាម|តេលេក្រេម|តេឡេ|តេលេ|telegram|tele|tg|whatsapp|វ៉ាត់សាប់|វ៉ាតសាប់|messenger|មេសេនជឺ|ម៉ាសិនជ័រ|មេសេនជ័រ|ហ្វេសប៊ុក|facebook|fb|wechat|វីឆាត|line|ឡាញ|viber|zalo|signal)';

/** Calls and directions around an interview that was agreed on are ordinary. */
export const ordinaryContact = [
  '((after|once|when) you (pass|start|join the (team|company)|are hired|sign)|zoom|google meet|invitation|group of (the)? (driver|seller|technician|colleague|team|rider)|(fix|set|schedule|arrange|confirm) (the|an|a|your)? (interview|time)|(reply|tell me|answer|write) here|after (the|your|our)? (interview|meeting|work|training|contract)|location|map|direction|lost|late|arrive|address|when you (come|reach|get)|if you (have|need|cant|cannot|get|are)|any question|more question|in case|or (call|visit|come|reply|write|here|by phone|this app)|you can also|can also|reach me|our page|website|follow our|company page|staff group|work group|team group|schedule|shift|first day|group of (the)? (staff|shift|team)|customer|post on|manage|marketing|social media|experience|admin of|reply (on|to) customer|advert|content|skill|here is fine|stay here|write here)',
  '((ក្រោយ|ពេល) (ជាប់|ចូលធ្វើ|ចុះកុងត្រា|ចុះកិច្ចសន្យា)|ណាត់|រកមិនឃើញ|មិនឃើញ|រកផ្ទះ|ក្រោយសម្ភាស|បន្ទាប់ពីសម្ភាស|ក្រោយពីសម្ភាស|ទីតាំង|ផែនទី|ផ្លូវ|វង្វេង|យឺត|មកដល់|អាសយដ្ឋាន|បើមានសំណួរ|បើមានចម្ងល់|មានសំណួរ|មានចម្ងល់|រឺ(ខល|តេ|មក)|ឬ (ខល|តេ|ទូរសព្ទ|មក)|ផេក|អតិថិជន|ភ្ញៀវ|ក្រុមបុគ្គលិក|កាលវិភាគ|វេន|ថ្ងៃដំបូង|ក៏បាន)',
];

/** People who may also write here aren't led away. */
export const staysHere = [
  '(keep|continue) (writing|chatting|talking) here|(or|also) (write|ask|reply|answer|chat) (me|us)? here|(or|just) (write|ask|reply|answer) … here|here is (also|fine|ok)|both (is|are)? (fine|ok)|here as well|here too',
  '(now that|since|because) you (have)? (signed|started|joined)|(dont|do not) have (a|any)? (telegram|whatsapp|facebook)',
  '(អត់|មិន|គ្មាន) មាន (telegram|តេឡេក្រាម|facebook|ហ្វេសប៊ុក)',
  // Groups of those who work there already.
  '(group|channel) (for|of) (the|our|all)? (staff|teacher|driver|seller|technician|colleague|team|rider|shift|guard|cook|worker)|(staff|team|shift) (group|channel)',
  '(តារាងវេន|កាលវិភាគ|មើលវេន|(គ្រុប|group|ក្រុម) (telegram|តេឡេក្រាម)? (បុគ្គលិក|ផ្នែក|គ្រូ))',
  '(ក្នុងនេះ|នៅនេះ|ទីនេះ|នៅទីនេះ|គេហទំព័រនេះ|កម្មវិធីនេះ|app នេះ) (ក៏បាន|ក៏អាច|ដដែល)',
  '(ឬ|រឺ) (សរសេរ|ឆ្លើយ|សួរ|ផ្ញើ) … (ទីនេះ|ក្នុងនេះ|នៅនេះ)',
];

export const leavePhrases: readonly PhraseRule[] = [
  // Away from here.
  {
    phrases: [
      `(instead|not here|not in this app|not on this app|outside (of)? this app|leave this app|off this app|another app|other app)`,
      '(dont|do not|not|never|cant|cannot|rarely|seldom|no longer|stop) (chat|talk|write|reply|answer|check|use|read|message|speak|discuss|see|look at) … (here|this (app|site|website|page)|karngea)',
      '(this (app|site|website|chat)|karngea|here) (is|it is)? (too|very|so|always|often)? (slow|not (safe|convenient|good|work|working)|bad|full|blocked|inconvenient|no good|hard to)',
      '(delete|uninstall|leave|close) (this|the)? (app|chat|site|karngea|message|messages)',
      `${app} (only|is (better|faster|easier|more convenient))`,
      `(only|just) (on|by|via|through|in|use|using|reply on|answer on|chat on|talk on|work on|contact on|contact by|use) ${app}`,
    ],
    near: [app, appKhmer, '(chat|phone number|my number|t me|link|another app)'],
    unless: ['(or (call|visit|come|reply|by phone)|customer|social media|stay here|write here|reply here)'],
  },
  {
    phrases: [
      `(write|message|text|add|contact|chat|inbox|dm|reach|ping|talk|move|continue|switch|go|come|find|join|follow|reply|join me|discuss|speak) (to|me|us|with|over|on|our|my|the|hr|him|her|manager|boss|admin|agent|team|recruiter|this|more|details|further|conversation|chatting|talking|it|at|by|via|in|and)? … (on|in|at|by|via|to|through|over|using|my|our)? (my|our|the|his|her)? ${app}`,
      `(my|our|his|her|hr|the manager|boss|admin|agent) ${app} (is|id|name|number|account|link|group|channel|username)`,
      `(give|send|share|tell) (me|us) (your|ur) ${app}`,
      `(lets|let us|we|please|pls|kindly) … (on|to|in|via) ${app}`,
      `(join|open|click|enter|tap) (our|the|my|this)? … (telegram|whatsapp|messenger|tg)? (group|channel|link|t me)`,
      `${app} (group|channel|link|id|username|me)`,
    ],
    near: [
      '(details|more info|information|start|register|job|task|salary|interview|fast|faster|quick|quickly|instead|now|today|receive|confirm|continue|explain|boss|agent|hr|manager|admin|recruiter|group|channel|link|add me|write me|message me|text me|contact me|chat me|t me|username|talk there|there|easier|better|please|pls|only|id is|your (telegram|whatsapp))',
    ],
    unless: ordinaryContact,
  },
  // The same in Khmer.
  {
    phrases: [
      `(កុំ|ឈប់|មិនសូវ|អត់សូវ|មិនបាន|អត់បាន|មិន|អត់) (ឆាត|ឆ្លើយ|សរសេរ|និយាយ|ផ្ញើសារ|ប្រើ|មើល|អាន|តប|ចូល|សូវចូល|ឆែក) … (ទីនេះ|នៅទីនេះ|ក្នុងនេះ|នៅនេះ|កម្មវិធីនេះ|អេបនេះ|app នេះ|ក្នុង app|ក្នុងកម្មវិធី)`,
      '(លុប|ចាកចេញពី|ចេញពី) (app|អេប|កម្មវិធី|ការឆាត|សារ) (នេះ)?',
      '(app|អេប|កម្មវិធី|ទីនេះ|នៅទីនេះ|ក្នុងនេះ) (នេះ)? (យឺត|មិនស្រួល|អត់ស្រួល|មិនងាយ|ពិបាក|អត់ល្អ|មិនមានសុវត្ថិភាព)',
      `${appKhmer} (វិញ|តែប៉ុណ្ណោះ|ប៉ុណ្ណោះ|ស្រួលជាង|លឿនជាង|ងាយជាង|តែមួយ)`,
      `(តែ|តែតាម|តែលើ|ទៅ) ${appKhmer} (វិញ|ប៉ុណ្ណោះ|តែមួយ)?`,
    ],
    near: [appKhmer, '(លេខ|link|t me|ឆាត)'],
    unless: ['(អតិថិជន|ភ្ញៀវ|ផេក|ឆ្លើយទីនេះ)'],
  },
  {
    phrases: [
      `(ឆាត|ទាក់ទង|សរសេរ|ផ្ញើសារ|ផ្ញើរសារ|ខល|អេត|add|និយាយ|មក|ចូល|បន្ត|ឆាតមក|inbox|អ៊ិនបុក|អែដ|អាត|តាម|ជជែក|ពិភាក្សា|ប្តូរ|ទៅ) … (តាម|លើ|ក្នុង|នៅ|តាមរយៈ|ទៅ|មក)? ${appKhmer}`,
      `(សុំ|អោយ|ផ្ញើ|ដាក់|ប្រាប់|មាន) (លេខ|ឈ្មោះ|គណនី|link)? ${appKhmer}`,
      `${appKhmer} (របស់)? (ខ្ញុំ|បង|យើង|ក្រុមហ៊ុន|ថៅកែ|hr|អ្នកគ្រប់គ្រង|មេ|គាត់)`,
      `(ចូល|join|ចុច) (group|គ្រុប|ក្រុម|channel|ឆានែល|link|តំណ) … ${appKhmer}`,
      `(group|គ្រុប|channel|ឆានែល|link|តំណ) ${appKhmer}`,
    ],
    near: [
      '(លម្អិត|ព័ត៌មាន|ចាប់ផ្តើម|ចុះឈ្មោះ|ការងារ|លឿន|ស្រួល|វិញ|ឥឡូវ|ឥលូវ|បន្ត|ពន្យល់|ថៅកែ|hr|អ្នកគ្រប់គ្រង|admin|group|គ្រុប|channel|link|តំណ|មកបង|មកខ្ញុំ|t me|ទីនោះ|សុំ|សូម|តែ|ប៉ុណ្ណោះ|លេខ|#)',
    ],
    unless: ordinaryContact,
  },
  // Links into chats.
  { phrases: ['t me', 'wa me', 'telegram me', 'm me', 'joinchat'], unless: ordinaryContact },
  // Numbers and QR codes to go on with.
  {
    phrases: [
      '(scan|ស្កេន) … qr',
      `(safer|better|easier|faster) (on|in|via|with) ${app}`,
      '(show|shows|see|sees|read|reads) (your|our|my|all) message',
      '(say (hi|hello)|save (my)? (number|#)|delete (my|our) (message|messages))',
      '(លុបសារ|សេវលេខ|save លេខ)',
      `(ប្រើតែ|តែតាម) ${appKhmer}`,
    ],
    near: [app, appKhmer],
    unless: [
      '(parking|staff group|menu|payment|visitor|after you (sign|start)|first day|ក្រោយជាប់|គ្រុបបុគ្គលិក|ភ្ញៀវ)',
    ],
  },
  {
    phrases: [
      '(rarely|seldom|hardly|never|dont|do not|not|no longer|stop) (really|often|always)? (open|check|see|use|answer|look at|read|chat|reply|write) … (here|in here|this (app|site|website|chat|inbox))',
      '(this|the) (app|site|website|chat|platform) (read|reads|record|records|monitor|monitors|check|checks|save|saves|block|blocks|is watching)',
      '(somewhere|some place|another place) (private|else|safe|quiet)',
      '(add|my|on) line|line id',
      '(អត់|មិន) (សូវ|ដែល)? (ឃើញ|បើក|ចូល|មើល|អាន|ឆែក|ប្រើ) … (ក្នុងហ្នឹង|ហ្នឹង|ទីនេះ|ក្នុងនេះ|នៅនេះ|app|អាប់|អេប)',
      '(add|អែដ|ឆាត) (line|ឡាញ)',
      '(join|enter|open) … (group|channel)',
      '(ចូល|ចុច|join) … (គ្រុប|group|ឆានែល|channel)',
    ],
    near: [
      '(telegram|tele|tg|whatsapp|wechat|line|messenger|facebook|fb|viber|signal|zalo|phone|number|call|add|chat|id|link|admin)',
      '(តេ|តេឡេក្រាម|link|តំណ|admin|ឆាត|ទៅ|មក|វិញ|លេខ|#)',
    ],
    unless: [
      '(after you (pass|start|sign)|once you (pass|start)|code|password|money|experience|factory line|line leader|production|shift|schedule|first day|staff group|កាលវិភាគ|វេន|ថ្ងៃដំបូង|ក្រោយជាប់|ពេលចូលធ្វើ|រក (ហាង|ផ្ទះ|កន្លែង|ផ្លូវ)? (មិន|អត់) ឃើញ|សួរក្នុងនេះ|កូដ|លុយ|បទពិសោធន៍|រោងចក្រ)',
    ],
  },
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
      '(ទីនេះ|កម្មវិធីនេះ|app នេះ|យឺត|លឿន|ស្រួល|ងាយ|លម្អិត|ព័ត៌មាន|ពន្យល់|វិញ|ចុះឈ្មោះ|ចាប់ផ្តើម|តែ|ឥលូវ|លុប|ថៅកែ|ការងារ|សម្ងាត់)',
    ],
    unless: ordinaryContact,
  },
];
