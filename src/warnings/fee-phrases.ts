/** English phrases that say that a job must be paid for (product 3.15); phrase-pattern.ts explains the notation. */
import { companyPays, free, othersMoney, othersOnly, wages } from './fee-exceptions.ts';
import { type PhraseRule } from './phrase-pattern.ts';

const whoApplies =
  '(candidate|applicant|worker|employee|staff|newcomer|trainee|driver|rider|you|everyone|everybody)';

const forWork =
  '(registration|register|application|applying|processing|placement|agency|agent|broker|recruitment|recruiting|joining|join|entry|enrolment|enrollment|interview|form|admin|administration|administrative|training|course|uniform|medical|document|paperwork|visa|permit|badge|card|onboarding|membership|activation|reservation|job|contract|orientation|induction|screening|guarantee|file|profile)';

/** What workers are made to pay for. */
const paidItem =
  '(uniform|apron|badge|name tag|id badge|id card|staff card|work card|card|file|paper|document|profile|medical|medical check|health check|health card|check up|blood test|training|course|lesson|class|slot|seat|place|position|spot|appointment|interview|form|contract|bag|jacket|helmet|shirt|boot|shoe|kit|starter pack|locker|key|equipment|tool|visa|passport|ticket|permit|work permit|insurance|package|sample|certificate|health certificate|health book|seaman book|work book|insurance|premium|assessment|demo class|quota|member card|staff kit|police check|background check|account activation|application|coffee money|tea money)';

const signOfPaying = [
  '(pay|paid|payable|settle|settled|remit|contribute|contribution|deducted|cut from|purchase|buy|top up|deposit|refund|refundable|non refundable|nonrefundable|give back|given back|get it back|get back|returned|send to|transfer|aba|wing|acleda|truemoney|pi pay|pay once|own expense|own cost|your expense|(which|that) you (hand|pay|give)|first payment|in advance|before joining|prior to|before you|when you (join|register|start|come|sign|apply)|when (register|registering|joining)|each candidate|per person|new (staff|employee|worker)|at your)',
];

export const feePhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `${forWork} (and|or)? (service|processing)? (fee|deposit|charge)`,
      `(fee|charge) (for|of) (the|your|a)? ${forWork}`,
    ],
    unless: [...othersMoney, ...companyPays],
  },
  {
    phrases: ['deposit'],
    unless: [
      ...othersMoney,
      ...companyPays,
      '(cash|cheque|check|account|product|growth|mobilization|officer|slip|target|portfolio)',
    ],
  },
  {
    phrases: [
      '(pay|leave|put|put down|make|require|required|need|ask|send|transfer|place|give|collect|lodge|hand|charge) … deposit',
      '(your|security|refundable|guarantee|small|motorbike|equipment|tool|phone|key|worker|staff|employee) deposit',
      'deposit … (is|are|will be|must be)? (required|needed|paid|collected|taken|compulsory|payable|returned|refunded|refundable)',
      '(deposit|guarantee|bond) (of)? $',
      '(security|cash|guarantee|worker|staff) bond',
      '(guarantee|security) money',
      '(send|buy|pay|give|purchase) … (gift card|top up card|phone card|scratch card|steam card|game card)',
      '(put down|leave|prepare|top up|give us|hand over|bring) (a|about|around|at least|only)? $',
      '(registration|register|application|recruitment|interview|uniform|badge|membership|joining|enrolment) (is|are|cost|at|for|only|just) (only|just|about)? $',
      '(registration|application|joining|enrolment|admission|entry) $',
      `money for (the|your)? ${forWork}`,
      'month (of)? (your)? salary … as (a|the|our)? (commission|fee|deposit|guarantee)',
      '(uniform|training|badge|course|material|fee) … (deducted|cut|taken|subtracted) from (your|the|their)? (first)? (wage|salary|pay)',
    ],
    unless: [...othersOnly, ...companyPays],
  },
  {
    phrases: [
      '(small|one time|entrance|entry|starting|nonrefundable|non refundable|refundable|only|mandatory|compulsory|fixed) (fee|charge)',
      'fee (is|of|only|about|required|must|per person)? (only)? $',
      'fee … (before|to start|to join|to apply|to register|to begin|in advance|up front|upfront|by aba|by wing)',
      '(pay|send|transfer|charge|require) … fee',
      `${whoApplies} … fee`,
    ],
    unless: [...othersMoney, ...companyPays],
  },
  {
    phrases: [
      `${whoApplies} (must|have to|has to|need to|should|will|shall|is required to|are required to|are asked to|is asked to) (first|also|only|each)? (pay|transfer|send money|send us money|buy)`,
      `${whoApplies} (first|only|each)? (pay|transfer|buy) (us|a|the|for|only)? $`,
      '(pay|transfer|send|wire|remit|deposit) (us|me|him|a|the|only|just)? $',
    ],
    near: [
      `(before|first|reserve|register|registration|${forWork.slice(1, -1)}|kit|wing|aba|acleda|pi pay|truemoney|upfront|up front|advance|place|seat|slot|start|begin|own)`,
    ],
    unless: [
      ...othersOnly,
      ...wages,
      ...companyPays,
      '(for the (office|kitchen|factory|store|shop|company|hotel|restaurant))',
    ],
  },
  {
    phrases: [
      '(buy|purchase|pay for|order) … (starter|starting|training|welcome|work|business|sales)? (kit|starter pack|starter package|package)',
      '(buy|purchase) … from (us|the company|our company|our shop|our office|the agent)',
      '(buy|purchase|pay for) (your|their|his|her) (own)? (uniform|material|equipment|tool|training|course|product|sim|phone|form)',
      '(send|transfer|wire|pay) (us|me)? (the|some|your|a little)? money (first|in advance|before|up front|upfront|to us|to our|to reserve|by wing|by aba)',
      '(pay|money|payment|paid|payable|fee|cash) (first|up front|upfront|in advance|beforehand)',
      '(upfront|up front|advance) (payment|fee|money)',
      '(paid|payable|charged|borne|covered|cut|deducted) (by|from|to) (the|your|each)? (applicant|candidate|worker|trainee|driver|employee|staff|yourself|model|actor|student|participant|new worker|new employee|first salary|first month|first pay)',
      `${forWork} cost (is|of)? $`,
      '(half|cut|take|deduct|keep|kept) … (first|1st) (month|salary|wage|pay)',
      'commission (is|of)? (the|your|one)? (first|1st) (month|salary|wage|pay)',
      '# percent … (first|1st) (month|salary|wage|pay)',
      '(first|1st) (month|months) (salary|wage|pay) … (goes to|commission|agency|agent|is kept|kept|deducted)',
      '(need|prepare|bring|have|require) (initial|starting|some)? (capital|investment) (of)? $',
      '(invest|investment of) $',
    ],
    unless: [...othersOnly, ...companyPays, '(overtime|loan|in advance of|nssf|purchasing|procurement)'],
  },
  {
    phrases: [
      `${paidItem} (set|cost|fee|price|charge|money)? ,? (together|altogether|in total)? (is|are|of|only|just|about|around|at|for|cost)? (only|just|about)? $`,
      `$ (only|once|each)? (for|to|towards|toward|as|on) (make|get|do|cover|process|processing|prepare|hold|keep|reserve|secure|book|buy|open)? (of)? (your|the|a|an|our|each|every|his|her)? (new|own|staff|work|small)? ${paidItem}`,
      `(money|cash) … $ … for (the|your|a)? … ${paidItem}`,
      `${paidItem} … (settled|paid for|at your own|own expense|own cost|on your own cost|by yourself)`,
      `$ … to (hold|keep|reserve|secure|book|activate|unlock) (your|the|a)? (${paidItem.slice(1, -1)}|job|account|work)`,
    ],
    near: signOfPaying,
    unless: [...othersOnly, ...free, ...companyPays],
  },
  {
    phrases: [
      '(settle|pay|bear|cover|meet|shoulder) (the|all|your|their|own)? (cost|price|expense|bill) (of|for)? … (check|training|uniform|badge|visa|passport|health|medical|ticket|permit|course|document|paper)',
      '(a)? (small|little|one time)? (contribution|donation|coffee money|tea money|thank you money|service money|joining money|admission) (of|is|to|for)? … $',
      '(contribute|contributes|contributing|remit) (us|only|just|about)? $',
      '(coffee|tea) money',
      '(top up|recharge|load|fund) (your|the|app|account|wallet)? (app|account|wallet|balance)? (with|of|only|just|at least|about|by)? $',
      '(top up|recharge) (your|the|their) (own)? (account|wallet|app|balance)',
      'activate your (account|job|membership|profile)',
      '(agency|agent|broker|we|company) (take|takes|charge|charges|keep|keeps) (only)? (#|half|ten|one month|50|a part) (percent)? (of)? (your|the)? … (salary|month|wage|pay)',
      '(salary|wage|pay) … (withheld|held|kept|retained|keep) (as|for|until|by)',
      '(withhold|retain) (your|the|one|first)? … (salary|wage)',
      '(first|total|down) (payment|instalment|installment) (of)? $?',
      '(package|program|programme|process|total) (cost|price|fee)? (is|of)? $ … (register|first|payment|before|deposit)',
      '(purchase|buy) (a|the|our|first|your|some)? (starting|initial|own)? (stock|box|boxes|# box|# boxes|product|cream|goods|inventory|cloth|fabric|material) … (before|first|start|begin|from us|from our|to join)',
      '(must|need to|have to|required to) (purchase|buy) (a|the)? (stock|# box|product|set|package|goods|membership)',
      '(training|course|lesson|class|uniform|badge|medical|check up|visa|document) (cost|fee|price|charge) (is)? $',
    ],
    unless: [...othersOnly, ...free, ...companyPays, '(purchasing|procurement|buyer|restock|shelf)'],
  },
  {
    phrases: [
      '(pay|pays|paying|settle|give|gives|send|place|put|bear|bears|transfer|remit|bring|leave|collect|collects|charge|charged|cost|costs|wire|deposit|buy|require|hand) (me|us|him|her|to us|our agent|the agent|back|the)? (only|just|about|of|extra|around|first|fee|amount|a fee of|at least|approximately)? (of)? $',
      '$ (must be|has to be|should be|is to be|is|to be|will be) (paid|sent|transferred|given|collected|charged|settled|placed|deposited|taken)',
      '$ (non refundable|nonrefundable|refundable|one time|once only|per candidate|per applicant|upfront|up front|in advance|first|before)',
    ],
    near: [
      '(candidate|applicant|applying|apply|interview|registration|register|new (staff|employee|worker|driver|member)|each (person|worker|candidate|one)|every (person|worker|candidate|new)|job letter|offer letter|appointment|medical|health check|training|form|contract|uniform|laptop|equipment|employee|passes|pass the|get hired|get the job|before (you|work|start|join|the)|to start|to begin|join|slot|seat|guarantee|visa|your name|list|document|processing|background check)',
    ],
    unless: [
      ...othersMoney,
      ...free,
      ...companyPays,
      '(salary|wage|per month|a month|monthly|per day|a day|daily|per hour|an hour|a week|weekly|tip|service charge|overtime|we pay|we give|we offer|company pays|company gives|earn|receive|traveller|traveler|renter|penalty|rent)',
    ],
  },
  {
    phrases: [
      '(caution|security|guarantee|safety|trust|commitment|assurance|surety) (money|amount|sum|charge|payment|fund|deposit|cash)',
      '(offer letter|job letter|appointment letter|background check|verification|id card|file|documentation|paperwork|processing|recruitment|job) (charge|payment|money|cost|expense) (of|is|only)? $?',
      '(employee|worker|candidate|applicant|trainee|you|yourself|staff) (will|must|have to|has to|need to|should|shall)? (bear|bears|cover|covers|shoulder|finance) … ($|cost|fee|expense|visa|ticket|medical|uniform|training)',
      '(after|once|upon|when|by) (you)? (pay|paying|payment|buy|buying|transferring|sending|deposit|settling) … (amount|$|course|fee|security|package|uniform|kit)',
      'new … (give|gives|pay|pays|leave|leaves|put|deposit) … $',
      '(make|making|need|needs|require|requires|required) (a|the|your|one)? (small)? (payment|transfer) (of)? $',
      '(stamp|seal|signature|signing|photo|printing|copy|transport|application|file|agreement) (money|pack|packet|set|charge|cost) … $',
      '(pay|paying|payment) … (registration|shortlisted|interview|before going|before you go|our driver|our agent|our staff|your place) … $?',
      '(buy|purchase) (the|an|a|our)? (application|registration|job|interview) (pack|packet|form|card|book|set)',
      '(lost|missing|damaged|broken) (cash|goods|item|equipment|money) (cover|deposit|guarantee)',
      '(guarantee|guarantees|guaranteed|sure) (you)? (a|the)? job … (pay|buy|$|fee|course)',
      '(buy|take|complete|join) (the|our|a)? $? (training|course|class|program) … (job|work|hired|guarantee)',
    ],
    unless: [...othersMoney, ...free, ...companyPays, '(no need|guard|social security|security officer)'],
  },
  {
    phrases: [
      `${paidItem} (set|cost|fee|price|charge|money)? (is|are|of|only|just|about|around|at|for|cost)? (only|just|about)? $`,
      `$ (only)? (for|to) (get|make|do|process|processing|prepare)? (of)? (your|the|a|an)? (new|own|staff|work)? ${paidItem}`,
      '(orientation|exam|test|screening|assessment|induction|membership|member card|vip card|starter|lab test|blood test) (fee|card|cost|charge)? … $',
      '(fee|charge) (is|of|only|about)? $',
      '(ready|come|bring|prepare) (with)? (some|your|enough)? (money|cash) … ($|for)',
      '(instalment|installment) … ($|starting|salary|month)',
      '(pay back|repay|refund) (the|your|us)? … (visa|medical|ticket|recruitment|training|cost)',
    ],
    unless: [
      ...othersOnly,
      ...wages,
      ...free,
      ...companyPays,
      '(sell|sells|selling|sale|price|receive|earn|allowance|bonus|commission|per visit|per page|per session|seller|shop|mortgage|loan|collector|machine|takings|to the office|service charge|tip)',
    ],
  },
];
