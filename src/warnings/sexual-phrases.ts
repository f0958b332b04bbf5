/** Hints at sexual services (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const women =
  '(girl|girls|lady|ladies|woman|women|female|females|waitress|hostess|masseuse|model|ស្រី|នារី|យុវតី|កញ្ញា|ក្មេងស្រី)';
const evening = [
  `(${women.slice(1, -1)}|ktv|massage|spa|guest|boss|night|companion|men|gentlemen|bar|club|beautiful|pretty|sexy|open minded|single|ថៅកែ|ម៉ាស្សា|ភ្ញៀវ|យប់|ស្អាត)`,
];

/** Employers who say that the work has nothing to do with sex. */
export const isDecent = [
  '(no|not|never|without|dont|do not|does not|forbid|forbidden) (have|offer|offers|allow|do|any|a|an|to)? (sexual|sex|escort|adult|extra|special) (service|work|job|massage)?',
  '(no|not|never|without|dont|do not|nobody|no one) (need|need to|have to|has to|allowed to|asked to|any|the|ever|to)? (sit|sits|sitting|drink|drinks|drinking|go out|goes out|going out|escort|entertain|accompany) (or (sit|drink|sitting|drinking))? with (the|any|a)? (guest|customer|client|men)',
  '(family|families) (ktv|karaoke|restaurant)|(without|no) hostess|not (a)? (hostess|bar girl)|(is|are|were|we are) (not|no) (hostess|hostesses)|no contact with guest|swimwear or underwear|no (swimwear|underwear|nude)',
  '(sell|sells|selling|sale|sales of|shop|sewing|sew|factory) … (lingerie|underwear|swimwear|bikini|swimsuit)|(lingerie|underwear|swimwear|swimsuit|bikini) (shop|store|factory|brand|sales|counter)',
  '(មិន|អត់|គ្មាន|ឥត|ហាម) (មាន|ទទួល|ផ្តល់|អោយ|ត្រូវ|ដែល)? (ការងារ|សេវា|សេវាកម្ម|ធ្វើ)? (ផ្លូវភេទ|អង្គុយ (កំដរ|ជាមួយ)?|កំដរ|ផឹក (ស្រា|បៀរ)? ជាមួយ|ចេញ (ក្រៅ)? ជាមួយ|ពិសេស|ក្រៅ|ផ្សេង|ជាមួយ) (ភ្ញៀវ|ទេ)?',
  '(male|men) (and|or) (female|women)|(female|women) (and|or) (male|men)|foot massage|(ស្រី|នារី) (និង|ឬ)? (ប្រុស|បុរស) #|(ប្រុស|បុរស) (និង|ឬ)? (ស្រី|នារី)|បន្ទប់រួម',
  '(ktv|ខារ៉ាអូខេ) (ជា)? គ្រួសារ|family ktv',
];

export const sexualPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      '(special|extra|full|happy|secret|intimate|sexual|adult|erotic|nuru) (service|massage|ending|entertainment)',
      '(sleep|sleeps|sleeping|stay|stays) in (his|my|the|our) (boss|masters)? (room|bed)',
      '(sexy|hot|pretty|beautiful|attractive|good looking|cute|young) (khmer|young|single|and|sexy)? (girl|lady|ladies|woman|women|female|companion|model|hostess|waitress)',
      '(girl|lady|ladies|woman|women|female|staff|hostess) … (must be|who are|look|should be)? (sexy|beautiful|pretty|attractive|hot)',
      '(must be|should be|be) (beautiful|pretty|sexy|attractive|good looking|slim) … (boss|overnight|travel|guest|single|open minded|stay)',
      '(stay|sleep|spend the night|spend night) (overnight|over night|with) (the|our|your|rich|vip)? (boss|guest|client|customer|manager)?',
      '(go out|going out|drink|sleep|party) with (the|our|vip|rich|foreign|male)? (guest|client|customer|boss|men)',
      '(accompany|entertain|please|comfort|sit with|escort) (the|our|vip|rich|foreign|male|chinese)? (guest|client|customer|boss|men|gentlemen) … (night|ktv|drink|bar|hotel|tip)',
      '(escort|sugar) (girl|lady|ladies|service|baby|daddy|job|agency)',
      '(private|personal|travel|night|female) companion',
      '(open minded|openminded|mistress|bikini|lingerie|topless|strip|dancer girl|bar girl|upstairs|body (good|nice|sexy)|girlfriend|sleep with|one night|happy hour girl)',
      '(live|stay|living|staying) with (a|an|the|our|rich)? (foreigner|boss|man|men|chinese man|rich man|gentleman)',
      'massage (girl|lady|female|staff)? … (extra|in room|in the room|private room|special)',
      '(ask|asks|want|wants) (for)? (a)? (girl|girls|lady) (to)? (go out|come out|go with)',
      '(pay|pays|tip|tips) (more)? for extra',
      '(extra|tip|money) from (the)? (customer|guest|client) … (room|night|upstairs)',
      '(apartment|condo|car|house) (and|or) (apartment|condo|car|money|house) (is|are)? (given|provided|free)',
      '(drink|drinks|drinking|sit|sitting) with (the|our|rich|vip)? (chinese|foreign|male|korean)? (customer|guest|client|boss|men)',
    ],
    near: evening,
    unless: [
      '(nurse|clinic|child|children|elderly|patient|security|guard|shift|hotel room|night audit|guide|tour|teach|sell|sewing|weaving|learn a trade|vocational|school|ngo|village)',
    ],
  },
  {
    phrases: [
      'ផឹកជាមួយ vip',
      '(ទៅ|គេង|ស្នាក់) សណ្ឋាគារ ជាមួយ (ថៅកែ|បង|ខ្ញុំ|គាត់)',
      '(កំដរ|កម្តរ|អម|ផឹកជាមួយ|អង្គុយជាមួយ|ដេកជាមួយ|គេងជាមួយ|ចេញក្រៅជាមួយ|ចេញជាមួយ|ទៅជាមួយ|នៅជាមួយ) (ភ្ញៀវ|ថៅកែ|បុរស|អ្នកមាន|ប្រុស|ភ្ញៀវប្រុស|បរទេស)',
      '(ស្រី|នារី|យុវតី|មិត្តស្រី) (រាង)? (ស្អាត|ស៊ិចស៊ី|សិចស៊ី|sexy|ស្រស់) ',
      '(ស្រីស្អាត|នារីស្អាត|យុវតីស្អាត|ស្រីៗស្អាត)',
      'សេវា (ក្រៅ|ពិសេស|បន្ថែម|ផ្លូវភេទ|លើគ្រែ|សម្ងាត់|ក្រៅម៉ោង)',
      '(ស្រី|នារី|មិត្ត|យុវតី) (កំដរ|កម្តរ)',
      'ម៉ាស្សា … (បន្ថែម|ក្នុងបន្ទប់|ពិសេស|លើគ្រែ)',
      '(ចេញ|ទៅ) (ក្រៅ)? ជាមួយ ភ្ញៀវ',
      '(ថ្លៃខ្លួន|លក់ខ្លួន|រួមភេទ|ផ្លូវភេទ)',
      '(ក្មេងស្រី|ស្រី|នារី|យុវតី) (ក្រមុំ|នៅលីវ|ស្រស់ស្អាត|រូបស្អាត|រាងល្អ|សាច់ស)',
      '(បម្រើ|ថែទាំ|មើលថែ|កម្សាន្ត) (ថៅកែ|បុរស|ភ្ញៀវប្រុស)',
      '(ចិញ្ចឹមបីបាច់|ចិញ្ចឹមផ្ទាល់|រកមិត្តស្រី|មិត្តស្រីកំដរ|ប្រពន្ធចុង)',
    ].map((phrase) => phrase.trim()),
    near: evening,
    unless: ['(យាម|គិលានុបដ្ឋាក|មន្ទីរពេទ្យ|កុមារ|មនុស្សចាស់|ចាស់ជរា|វេនយប់|ហាងសម្លៀកបំពាក់|គ្រឿងសម្អាង|មគ្គុទ្ទេសក៍)'],
  },
  {
    phrases: [
      '$20+ … ((a|per|each|every|one|for one|for) night|(ក្នុង)? (មួយយប់|1 យប់))',
      '(មួយយប់|1 យប់) (បាន)? $20+',
    ],
    near: [
      `(${women.slice(1, -1)}|companion|men|gentlemen|beautiful|pretty|sexy|open minded|single|webcam|body|ស្អាត|កំដរ|ទៅជាមួយ|ចេញជាមួយ)`,
    ],
    unless: [
      '(singer|sing|musician|music|band|piano|dj|nurse|security|guard|shift|room|guide|chef|waiter and|male and female)',
      '(ចម្រៀង|ច្រៀង|តន្ត្រី|យាម|សន្តិសុខ|វេនយប់|គិលានុបដ្ឋាក|បន្ទប់|ប្រុសស្រី)',
    ],
  },
  // What else guests want, and rooms that are shared with the employer.
  {
    phrases: ['(massage|spa)', '(ម៉ាស្សា|ស្ប៉ា)'],
    near: [
      '(guest|customer|client) (want|wants|ask|asks) (more|extra|something else|you|anything)|what you do more|(men|man) only|only (men|man)',
      '(ភ្ញៀវ) (ចង់បាន|ចង់|សុំ|ត្រូវការ) (អី|អ្វី|ថែម|បន្ថែម)',
    ],
    also: [
      '(go with|follow|room|hotel|tip|split|share|50|your money|is yours)',
      '(តាមគេ|តាមភ្ញៀវ|ទៅជាមួយ|បន្ទប់|ធីប|ចែក|ម្នាក់)',
    ],
    unless: ['(tell|report|refuse|manager|ប្រាប់|បដិសេធ|អ្នកគ្រប់គ្រង)'],
  },
  {
    phrases: [
      '(sleep|sleeping|live|share) (in)? (the|one|a)? (same)? (room|bed) (with|as) (him|the boss|boss|the owner)',
      '(ដេក|គេង) (ក្នុង)? (បន្ទប់|គ្រែ) (ជាមួយ|តែមួយ|មួយ)',
    ],
    near: ['(boss|owner|single|pretty|under #|ថៅកែ|បុរស|គាត់|លីវ|ស្អាត)'],
    unless: ['(child|baby|grandmother|patient|colleague|ក្មេង|កូន|យាយ|អ្នកជំងឺ|បុគ្គលិក)'],
  },
  // Pictures without clothes.
  {
    phrases: [
      '(nude|half nude|naked|topless|underwear|lingerie|bikini|erotic|adult) … (picture|photo|shooting|shoot|model|video|pic|film|show|live)',
      '(picture|photo|shooting|model|video|film) … (nude|naked|topless|without clothes|no clothes|underwear|erotic)',
      '(រូប|រូបថត|ថត|វីដេអូ|ឡាយ|ម៉ូដែល) … (ស្រាត|អាក្រាត|ឥតសម្លៀកបំពាក់|គ្មានសម្លៀកបំពាក់|ខោអាវក្នុង|ខោទ្រនាប់|ប៊ីគីនី)',
    ],
    unless: ['(art school|shop|sell|selling|store|sewing|factory|designer|seller|លក់|ហាង|ដេរ|រោងចក្រ)'],
  },
  {
    phrases: ['(ខោអាវក្នុង|ខោទ្រនាប់|អត់ស្លៀក|មិនស្លៀក|ស្រាត|អាក្រាត)'],
    near: ['(ថត|ម៉ូដែល|វីដេអូ|ឡាយ)'],
    also: ['($|ឯកជន|ស្រី|នារី)'],
    unless: ['(លក់|ហាង|ដេរ|រោងចក្រ|ផលិតផល)'],
  },
  // Guests who choose, and men who keep somebody.
  {
    phrases: [
      '(guest|customer|client|man|men) (like|likes|choose|chooses|want|wants) (you|a girl|her)',
      '(ទៅ|ចេញ) ជាមួយ (គេ|គាត់)',
      'អូនទៅជាមួយ',
    ],
    near: ['(go with|go out|take you|half is yours|overnight)', '(ភ្ញៀវ (vip)? (ចូលចិត្ត|ចង់)|មួយយប់|យប់នេះ)'],
    unless: ['(order|table|family|colleague|shift|គ្រួសារ|បុគ្គលិក|វេន)'],
  },
  {
    phrases: ['(បង|ថៅកែ|គាត់) ចិញ្ចឹម (អូន|ប្អូន|នាង)', 'ចិញ្ចឹម (អូន|ប្អូន|នាង) (មួយ|1)? (ខែ|$)'],
  },
  // Undressing, and going out with guests.
  {
    phrases: [
      '(bar fine|barfine|cam girl|camgirl|cam model|webcam (girl|model|lady)|private show|undress|naked|nude|lingerie|swimwear|swimsuit|full body (photo|picture|pic)|adult (content|video|site|app|film)|onlyfans|half naked)',
      '(customer|guest|client|boss|man|men) (that|who|may|can|will|could)? (take|takes|bring|brings|book|books) (you|her|a girl|girl|girls|lady|ladies) (out|home|upstairs|to hotel)',
      '(take off|remove) (your|the)? (cloth|clothes|top|dress)',
      '(live|livestream|live stream|live streamer|streamer|streaming|cam|camera|video call|video chat) (girl|lady|ladies|model|woman|women|female|host|hostess|show)',
      '(face|your face) (is)? (not|never|dont) (need|needed|shown|show|visible|have)|(no|without|hide) (need)? (to)? (show)? (your)? face',
    ],
    near: [
      '(girl|girls|lady|ladies|woman|women|female|hostess|model|customer|guest|boss|private|18|token|bedroom|stream|slim|sexy)',
    ],
    also: [
      '(photo|private|token|bedroom|slim|sexy|18|bar|lounge|ktv|night|secret|discreet|pay|tip|bonus|$|closing|adult|undress)',
    ],
    unless: [
      '(pool|swim teacher|swimming|lifeguard|fashion|shop|sell|selling|sewing|garment|factory|designer|cosmetic|product|mask|helmet|taxi|bus)',
    ],
  },
  {
    phrases: [
      '(girl|girls|female|lady|ladies|woman|women) only',
      'only (girl|girls|female|lady|ladies|woman|women)',
      '(យកតែ|តែ|រើសតែ|ត្រូវការតែ) (ស្រី|នារី|យុវតី|ក្មេងស្រី)',
      '(យក|រក|ត្រូវការ|រើស) (ក្មេង)? (ស្រី|នារី|យុវតី) (រាងល្អ|រាងស្អាត|ស្រស់|សំពត់ខ្លី|លីវ)',
    ],
    near: [
      '(nice body|good body|body shape|good figure|nice figure|slim|skirt|sexy|free at night|available at night|travel with (him|the boss|boss)|massage for men|upstairs)',
      '(រាងល្អ|រាងស្អាត|សំពត់ខ្លី|ទំនេរពេលយប់|ទៅលេង (ខេត្ត)? ជាមួយ|សេវាក្រៅ|ម៉ាស្សាបុរស|នាំទៅផ្ទះ)',
    ],
    unless: ['(gym|fitness|yoga|swimming|school|factory|sewing|nurse|រោងចក្រ|ដេរ|សាលា|ហាត់ប្រាណ|គិលានុបដ្ឋាក)'],
  },
  {
    phrases: [
      '(share|sharing) (my|his|the|a|one|same) (bed|bedroom|room)',
      '(nice|kind|good|sweet|close) (to|with) me',
      'body (pic|photo|picture)',
    ],
    near: [
      '(affectionate|slim|(travel|go|trip) … with me|pay your|i (will|can) (pay|give|buy)|single|pretty|beautiful)',
    ],
    unless: ['(colleague|shop|nurse|child|children|roommate|other staff)'],
  },
  // Company for a man.
  {
    phrases: [
      '(like|as|be) (a|my|his)? (wife|girlfriend)',
      '(girl|girls|lady|ladies|staff) (must|should) be (very)? (open|open mind|flexible|easy going)',
      '(companion|girlfriend|girl friend|mistress|lover|sugar|second wife|minor wife|concubine)',
      '(rich|old|lonely|wealthy|elderly) (rich|old|single|foreign|chinese)? (man|men|boss|gentleman|guy|uncle|businessman)',
      '(sleep|sleeps|sleeping|stays) in (his|my) (room|bed)',
      '(businessman|foreigner|gentleman|sponsor) (look for|looks for|looking for|want|wants|needs|seek|seeks|who)',
    ],
    near: [
      '(live with|cash|customers only|young|beautiful|pretty|single|no marry|not married|unmarried|bikini|sexy|slim|discreet|secret|apartment|condo|shopping|private)',
    ],
    also: ['(girl|lady|woman|women|female|bikini|companion|girlfriend|mistress|young|$)'],
    unless: [
      '(nurse|dementia|patient|wheelchair|hospital|clinic|grandmother|male or female|men or women|men and women|child|children|dog|real estate|agent for|sales)',
    ],
  },
  {
    phrases: [
      '(ដូច|ជា) (ប្រពន្ធ|សង្សារ|គូស្នេហ៍)',
      '(ស្រី|នារី) … (ចិត្តទូលាយ|ចិត្តបើក|បើកចំហ)',
      '(មិត្តស្រី|ស្រីកំដរ|ប្រពន្ធចុង|ស្រីស្នេហ៍|អនុភរិយា)',
      '(មនុស្សចាស់|បុរស|ប្រុស|តា|ថៅកែ|លោក) (ចាស់)? (ជនបរទេស|ចិន)? (មានលុយ|អ្នកមាន|មានទ្រព្យ|ជំនួញ)',
      '(ស្រី|នារី|យុវតី|ក្មេងស្រី|កញ្ញា) … (ឡាយ|live|សម្តែង|ប៊ីគីនី|ឈុតហែលទឹក|រាងស្អាត)',
      '(ដោះ|ស្រាត) (អាវ|សម្លៀកបំពាក់|ខោអាវ|អស់)',
      '(រូប|រូបថត) (ពេញខ្លួន|(ស្លៀក|ពាក់) (ប៊ីគីនី|ឈុតហែលទឹក|ខ្លី))',
      '(យក|នាំ|បញ្ចេញ) (ស្រី|នារី)? (ចេញ|ចេញក្រៅ|ទៅក្រៅ) … (ក្រោយបិទ|បិទហាង|យប់)',
      '(មិន|អត់) (បាច់|ចាំបាច់|ត្រូវ)? (បង្ហាញ|ឃើញ|អោយឃើញ) មុខ',
    ],
    near: ['(ស្រី|នារី|យុវតី|កញ្ញា|ស្អាត|ភ្ញៀវ|បុរស)'],
    also: [
      '(នៅជាមួយ|ចិត្តទូលាយ|ស្ប៉ា|ម៉ាស្សា|ឯកជន|ឃើញមុខ|បង្ហាញមុខ|ដោះអាវ|ដោះសម្លៀក|ក្នុងបន្ទប់|សម្ងាត់|18|ប៊ីគីនី|លីវ|មិនទាន់មានគូ|ស្អាត|ខុនដូ|ក្រមុំ|ក្រោយបិទ|ពេញខ្លួន|ឈុតហែលទឹក)',
    ],
    unless: ['(គិលានុបដ្ឋាក|មន្ទីរពេទ្យ|ប្រុសស្រី|ស្រីឬប្រុស|លក់|ហាងសម្លៀកបំពាក់|ម៉ូដ|ផលិតផល|គ្រឿងសម្អាង|រោងចក្រ|អាងហែលទឹក)'],
  },
];
