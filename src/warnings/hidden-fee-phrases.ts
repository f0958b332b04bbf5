/** English phrases that ask workers for money without calling it a fee (product 3.15). */
import { companyPays, free, othersMoney, othersOnly, wages } from './fee-exceptions.ts';
import { type PhraseRule } from './phrase-pattern.ts';

/** People who let others in for money. */
const hirer =
  '(leader|manager|hr|agent|broker|supervisor|recruiter|uncle|foreman|officer|admin|madam|coordinator|interviewer)';

export const hiddenFeePhrases: readonly PhraseRule[] = [
  // Money for the person who hires.
  {
    phrases: [
      `(give|send|transfer|pay|tip|put|bring|hand|thank) (to|money to|cash to)? (the|our|your|a|my)? (group|line|team|shift|section)? ${hirer} … $`,
      `$ (cash|tea money)? (to|in|into) (the|our|his|her|a|my)? (group|line|team|shift|section)? ${hirer}`,
      `(transfer|wire|pay|(send|bring|give|hand) (the money|the amount|cash|money|the fee)) (it|this|that|them|the money|the amount|cash|money)? (to|into) (the|our|my)? (group|line|team)? ${hirer}`,
    ],
    near: [
      '(start|job|work|join|position|name|list|line|queue|interview|place|contract|hire|hired|pass|tomorrow|order)',
    ],
    also: ['$'],
    unless: [
      ...othersOnly,
      ...wages,
      ...companyPays,
      '(report to|reports to|bonus|prize|commission|petty|daily sales|sales money|takings|customer payment|we give|cash from|up to)',
    ],
  },
  // Costs that the worker bears.
  {
    phrases: [
      '(charged|billed|invoiced|passed on) to (you|the worker|worker|staff|the staff|candidate|the candidate|applicant|trainee)',
      '(cost|fee|is|are|bill|price) (on|upon) (you|your side|the candidate|the worker)',
      '(on|at|from|out of) your (own)? (cost|expense|pocket)',
      '(you|candidate|applicant|worker|trainee|newcomer) (is|are|will be|being)? (responsible|liable) (for|to)',
      '(you|candidate|applicant|worker|trainee|newcomer|staff) (will|must|have to|need to|should|only) (refund|repay|pay back|bear) (us|the company|the agency|the agent)?',
    ],
    near: [
      '(uniform|kit|boot|shirt|badge|school|language|file|document|paper|visa|medical|health check|training|ticket|flight|exam|permit|registration|agency|broker|device)',
    ],
    also: ['$'],
    unless: [
      ...othersOnly,
      ...companyPays,
      '(fuel|parking|fine|speeding|lunch|free|rent|room|phone credit|receipt|travel expense|expense claim|medical expense|we refund|we reimburse)',
    ],
  },
  {
    phrases: [
      '(cost|fee|charge|price|expense|amount|payment|sum) (of|is|about|around|only|just)? (only|about)? $ (per|each|for|a|every|as|to|toward|towards|must|before|in advance|by|via)',
      '$ (per|each|for each|for every|from each|a) (person|candidate|head|applicant|newcomer|new staff|new worker)',
      'half (of it|of this)? (now|first|before|today|at registration|in advance|when) … (half|rest|second|later|after|balance|other)',
      '(in|by) (two|three|#|several) (part|instalment|installment|stage|payment)',
      '(pay|send|transfer) (only)? (the)? (rest|balance|remainder)',
      '$ (now|today|first) … $ (when|after|once|if|later)',
      '(rest|balance|remaining|remainder|second part|second half) (is|will be|to be|paid|pay|payable|you pay|you can pay)? (paid|due)? (after|when|once|later|from your|from the|on arrival)',
      '(to|and|then|so we|so that we|for) (can)? (book|secure|reserve|hold|confirm|guarantee|lock|block) (your|the|a) (place|seat|slot|position|spot|job|desk|interview|name|contract|file)',
    ],
    near: [
      '(background|verification|screening|registration|form|kit|uniform|boot|badge|card|medical|health|visa|embassy|agent|broker|position|orientation|file|contract|seat|slot|exam|membership|shortlisted|selected|sponsor|desk|placement|insurance|material|paperwork|test|pass)',
    ],
    also: [
      `(pay|payment|paying|take|transfer|send|deposit|aba|wing|cash|fee|cost|charge|charged|broker|agent|before) … $`,
      `$ … (pay|payment|paid|transfer|send|aba|wing|cash|before|broker|agent|refund|back|cost|half)`,
      '(fee|cost|charge|payment|price) … (of|is)? $',
    ],
    unless: [
      ...othersMoney,
      ...wages,
      ...free,
      ...companyPays,
      '(sell|sells|selling|sale|hotel room|table|restaurant|dinner|project|salary is paid|we pay|earn|allowance)',
    ],
  },
  {
    phrases: [
      `$ … (cut|deducted|taken|subtracted|withheld) (from|off|out of) … (wage|salary|pay)`,
      '(cut|deduct|take|subtract) $ (from|off|out of) … (wage|salary|pay)',
      '(compulsory|mandatory|obligatory) … $',
      '$ … (compulsory|mandatory|obligatory)',
      `$ … (refundable|refund|returned|given back|get back|get it back|give back|back) (if|when|after|once)`,
      '(must have|must prepare|need to have|need to prepare|have ready|must bring|please bring|please prepare) (about|at least|around)? $',
      '(buy|get) me (a)? (coffee|beer|drink|present|gift)',
      '(through|with|by|at|from|in) (us|our (clinic|office|doctor|center|centre|agent|shop|partner)) only',
      'only (through|with|by|at|from|in) (us|our (clinic|office|doctor|center|centre|agent|shop|partner))',
      '(our|agency|recruitment|placement) (service)? (fee|charge|commission) (is|of)? $',
    ],
    near: [
      '(course|training|uniform|shirt|insurance|premium|kit|test|exam|check|certificate|visa|ticket|agent|book|class|assessment|candidate|pass|card|medical|introduce|inside|position|before signing|apron|badge)',
    ],
    also: ['$'],
    unless: [
      ...othersOnly,
      ...free,
      ...companyPays,
      '(if late|absent|damage|nssf|tax|per month|a month|monthly|we pay|sell|selling|travel)',
    ],
  },
  // Posts that are sold.
  {
    phrases: [
      '(price|cost|fee) (is|of|only)? (#|$)',
      '(half|#) … (before|after) (the)? (list|name|exam|result)',
      '$ (and|then) (you|u) (pass|get|are in|start|work|join|enter)',
      '(without|no) (exam|test|examination)',
      '(have|has|got|strong|good|my) (connection|backing|backer)',
      '(i|my (brother|uncle|cousin|friend|sister|father|boss)) … (put you|get you|place you|bring you|inside)',
    ],
    near: [
      '(vacancy|position|seat|post|job) … (left|government|ministry|customs|police|state|army|bank|guaranteed|serious|private)|(ministry|customs|government|state|police|army|bank) … (vacancy|position|seat|post|job|officer)|supervisor there|works there|work there|(become|join|be) (a)? (police|officer|soldier|teacher|customs)|i am (the)? (hr|manager|supervisor)|no one (know|knows|will know)|nobody (know|knows)|(police|officer|soldier) … $',
    ],
    also: ['(half|before|in advance|private|serious|inside|guaranteed|sure|two times|$)'],
    unless: [...othersMoney, ...wages, ...companyPays, '(bus|flight|seats in|ticket)'],
  },
  // Paid so that something gets ready.
  {
    phrases: [
      '(send|pay|transfer|settle|bring) … $ … (so|so that|then|and) (the)? (we|i|hr|hotel|company|office|boss) can (prepare|make|print|order|book|reserve|register|put|add)',
      '(cut|deduct|keep|hold|withhold) (only)? $ … (bond|guarantee|deposit|security|give it back|give back)',
      '(cut|deduct|keep|hold) $ (monthly|every month|each month)',
      'for (the|our) (agent|broker|leader|hr) (who|that) (found|finds|got|gets|brought|brings)',
      '(check|check up|test|exam|medical) … our (own)? (clinic|doctor) … $',
    ],
    near: ['(job|work|candidate|selected|start|staff|place|tomorrow|month|uniform|room|tag|card|medical)'],
    unless: [...othersOnly.slice(0, 1), ...free, ...companyPays],
  },
  // By ways that cannot be undone.
  {
    phrases: [
      '(by|via|through|with) (western union|moneygram)',
      '(up front|upfront|in advance) (by|via|with|to|through) (our|the|my)? (aba|wing|acleda|qr|khqr)',
      '(customs|courier|shipping|delivery) (office|company)? (is|are)? (asking|ask|asks|need|needs|want|wants|charge|charges) (for)? $',
      '(you|must|first) (buy|pay for) our … $',
    ],
    near: ['(director|hr|contract|work|job|laptop|equipment|permit|salary|insurance|start|before|schedule)'],
    unless: [...othersOnly, ...companyPays],
  },
  // Guarantees for tools that the employer lends.
  {
    phrases: [
      '(security|guarantee|caution|trust|insurance) (payment|deposit|money|fee|amount) (of)? $',
      '(pay|leave|put|give|transfer|send) $ … (guarantee|security|trust|assurance|safety)',
      '$ (first|before|upfront|in advance)',
    ],
    near: ['(laptop|computer|device|tablet|scooter|machine|gps|equipment|tool|kit|sewing)'],
    also: ['(company|work|job|remote|salary|driver|rider|you will|from us)'],
    unless: [...othersOnly.slice(0, 1), ...companyPays, '(we pay|salary paid|sell|sale)'],
  },
  {
    phrases: [
      '(demo|starter|sample|sales|starting|seller) (kit|box|set|pack|package) (is|are|for|price|cost)? (only)? $',
      '(jacket|helmet|holder|raincoat|delivery bag|delivery box) (is|are|for|cost|price|together|all)? (only)? $',
      '(keep|keeps|hold|holds|withhold|retain) $ (from|of|out of) … (salary|wage|pay|month)',
      '(cost|costs|costing) (you|each candidate|the candidate|the worker) (only|about|around)? $',
      '(kindly|please|just|then) (transfer|pay|wire|deposit) (us|of|only|the amount)? #',
      '(everyone|everybody|all|all people|people) … (gave|give|gives|pay|pays|paid) (something|money|a little|some) … (in|job|pass|enter)',
    ],
    near: [
      '(delivery|rider|partner|driver|own it|sell from|salary|wage|guarantee|pass|position|chosen|selected|job|work|candidate|factory|login)',
    ],
    unless: [
      ...othersOnly.slice(0, 1),
      ...free,
      ...companyPays,
      '(late|absent|given|damage|nothing|shop assistant|per month if)',
    ],
  },
];
