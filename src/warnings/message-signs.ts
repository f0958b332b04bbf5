/** Signs that warn together in messages: a meeting in private, compliments, pictures, and going on elsewhere (product 3.18). */
import { ordinaryContact } from './contact-phrases.ts';
import { type PhraseRule } from './phrase-pattern.ts';

export const signsInMessages = {
  sexual: [
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
        '(beautiful|pretty|cute|sexy|lovely|gorgeous|single|boyfriend|girlfriend|lover|lonely|love you|like you|miss you|kiss|hug|body|virgin|mistress|sugar)',
        '(ស្អាត|ស្រស់|គួរអោយស្រលាញ់|សង្សារ|លីវ|ឯកា|ស្រលាញ់|ស្រឡាញ់|នឹក|ថើប|អោប|រាង (ស្អាត|ល្អ|ស្រស់|កាយ)|ព្រហ្មចារី|ប្រពន្ធចុង)',
      ],
      near: ['(you|your|u|ur|be my|photo|picture|with me)', '(អូន|ប្អូន|នាង|បង|រូប|ជាមួយ)'],
      also: [
        '(job|hire|interview|work|salary|boss|pay|money|meet|photo|picture|video call|phone number|tonight|marry|take care of you)',
        '(ការងារ|ធ្វើការ|ជួប|សម្ភាស|លុយ|ប្រាក់|រូប|វីដេអូ|យប់|ចិញ្ចឹម|ការ)',
      ],
      unless: [
        '((photo|photos|picture) of (the|your)? (food|cake|nail|work|shop|design)|somebody|pick you up|pick up|late shift|handwriting|website|design|work is|portfolio|form|marital|cv|report|body (shop|wash|repair|lotion)|beautiful (place|shop|store|day|city|resort)|pretty (good|much|busy|far|easy|sure|soon)|would like you|single (room|person|copy|page|day|file)|bodyguard)',
        '(រូប (ម្ហូប|នំ|ក្រចក|ការងារ|ផ្កា)|ស្នាដៃ|មកទទួល|ទទួលពេល|ហាងស្អាត|ស្អាតបាត|សម្អាត|អនាម័យ|ស្លៀកពាក់|រូបរាង|ស្អាត (និង|ហើយ)? ទៀងទាត់|កន្លែងស្អាត|លីវអត់ប្រកាន់|ឯកសារ|ទម្រង់|ទិដ្ឋភាព|បន្ទប់ស្អាត|អក្សរស្អាត)',
      ],
    },
    {
      phrases: ['(photo|picture|pic|video|selfie|video call|camera)', '(រូប|រូបថត|វីដេអូ|ខលវីដេអូ|កាមេរ៉ា|selfie)'],
      near: [
        '(full body|body|swimsuit|bikini|short (dress|skirt|pants|shorts|clothes)|shorts|sexy|without (clothes|shirt|bra)|shirt off|legs|bed|bedroom|shower|naked|nude|private|underwear|more (beautiful|photo)|no clothes|tight)',
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
  ],
} as const satisfies Readonly<Record<string, readonly PhraseRule[]>>;
