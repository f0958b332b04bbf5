/** Whether a phrase is negated: "no fee", "deposits are never taken", "មិនយកថ្លៃ". */
import { anyOf } from './phrase-pattern.ts';

const negations = anyOf([
  '(no|not|never|without|dont|doesnt|didnt|isnt|arent|wont|cant|cannot|shouldnt|neither|nor|nobody|none|zero|refuse|beware|avoid|against|instead of|free of|free from)',
  '(មិន|ពុំ|ឥត|គ្មាន|អត់|ហាម|ជៀសវាង|ប្រយ័ត្ន)',
  // Not a computer, កុំព្យូទ័រ.
  'កុំ(?! ?ព្យូ)',
]);
/** After these words a negation no longer applies. */
const endsOfScope = anyOf([
  '(but|just|only|however|except|until|unless|before|experience|skill|degree|certificate|cv|boss|office|age|ielts|topik|language|english|exam|interview|refund|refundable|return|returned|problem|worry|then|exceed|less than|more than|later than|forget)',
  '(តែ|ប៉ុន្តែ|បទពិសោធន៍|រហូត|លុះត្រា|ទើប|ភេទ|អាយុ|កម្រិត|សញ្ញាបត្រ|មុនពេល|សង|ភ្លេច|បារម្ភ|បាច់ចេះ|ចេះ|ភាសា)',
  '(បាច់|ចាំបាច់|ត្រូវការ) (មាន)? (ប៉ាស្ព័រ|ប៉ាស្ស័រ|វីសា|ielts|cv|ឯកសារ|សម្ភាស|ប្រឡង|ធ្វើ)',
]);
/** A negation applies across commas and spaces to a list of these: "no fee, deposit or cost". */
const listWords = anyOf([
  '(fee|deposit|money|cost|charge|payment|commission|passport|id|card|document|original|paper|pay|ask|take|collect|keep|hold|require|request|demand)',
  '(ថ្លៃ|ប្រាក់|លុយ|យក|ទាមទារ|ទារ|បង់|តម្រូវ|សុំ|គិត|រក្សា|ទុក|កាន់|ឯកសារ|អត្តសញ្ញាណប័ណ្ណ|លិខិតឆ្លងដែន|ប៉ាស្ព័រ)',
]);
/** Khmer particles at the end of a negated clause. */
const endOfNegation = /(?:ទេ|ឡើយ|សោះ)(?![\u1780-\u17d3])/;
/** In a double negation these assert: "nobody starts without a deposit". */
const doubleNegations = anyOf(['without', 'គ្មាន', 'ដោយគ្មាន']);

const negationAfter = new RegExp(
  `^[ ,]?(?:${[
    ...[
      '(is|are|will be|would be|was)? (no(?! (one|problem|experience|interview|skill|degree|need|exam|limit|question|risk|work))|none|nil|free|0|zero|not|never|nothing|waived|isnt|arent|unnecessary|refused|forbidden|not allowed) (required|needed|necessary|asked|taken|charged|collected|requested|kept|held|allowed)?',
      '(គឺ|ត្រូវ)? (ឥត|គ្មាន|អត់|សូន្យ|ហាម)',
      '(មិន|ពុំ) (មាន|យក|តម្រូវ|ត្រូវ|ចាំបាច់|គិត|បង់|ទាមទារ|ទារ|បាច់|អនុញ្ញាត|រក្សា|ទុក|កាន់)',
    ].map((phrase) => anyOf([phrase]).source),
  ].join('|')})`,
);
const notRefunded = anyOf([
  '(not|non|no|never) (be|is|get)? (refund|refundable|refunded|return|returned|returnable|given)',
]);

/** Employers who say that only cheats ask for money. */
const warningsOfOthers = anyOf([
  '(if|when|should) (any|some)? (anyone|someone|anybody|somebody|any person|a stranger|stranger|a person|people|caller|agent|broker|others) … (ask|asks|asked|demand|demands|request|requests|want|wants|charge|charges|take|takes|call|calls)',
  '(if|when) (anyone|someone|anybody|somebody|any person|a person|people) … (from|name|for us|with us) … (ask|asks|want|wants|demand|demands|request|requests)',
  '(anyone|someone|anybody|those) (who)? (ask|asks|demand|demands|request|requests) … (not from us|scam|fraud|fake|report|police|cheat)',
  '(fake|false) (page|account|people|website|group|facebook|agent|job|recruiter) … (ask|asks|asking|use|uses|using|demand|request|charge|collect)',
  'ប្រយ័ត្ន (ចាញ់)? (បោក|ការបោក|គេបោក)',
  '(យក|ប្រើ|ក្លែង) ឈ្មោះ (ក្រុមហ៊ុន|យើង|ហាង)',
  '(use|uses|using) our (name|logo)',
  '(ផេក|គណនី|អ្នក|ក្រុម|ភ្នាក់ងារ) (ក្លែងក្លាយ|ក្លែងបន្លំ)',
  '(is|are) (a|an|not|always)? (scam|scammer|fraud|fake|cheat|cheater|thief|not us|from us)',
  '(take|takes|ask|demand|accept|accepts) (any)? money … (dismissal|dismissed|dismiss|fired|punished|reported|police)',
  '(យក|ទារ|សុំ|ទទួល) (លុយ|ប្រាក់) … (បញ្ឈប់|ដេញចេញ|ប្តឹង|ដាក់វិន័យ)',
  '(report|tell us|call us|inform us) … (if|when) (anyone|someone|anybody|somebody)',
  '(បើ|ប្រសិនបើ|ពេល) (មាន)? (អ្នកណា|នរណា|បុគ្គលណា|គេ) (ម្នាក់)? … (សុំ|ទារ|ទាមទារ|យក|គិត|អោយបង់)',
  '(នោះ|គឺ|សុទ្ធតែ) ជា (ការ|ជន|អ្នក)? (បោក|ឆបោក|បោកប្រាស់|ក្លែងក្លាយ)',
]);

export const isWarningOthers = (sentence: string): boolean => sentence.search(warningsOfOthers) >= 0;

const conditional = /(?:បើ|\bif (?:you|u|they|we|he)) ?$/;

const contextLength = 70;

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** Whether a negation before the phrase, in its sentence, applies to it. */
function isNegatedBefore(text: string): boolean {
  const context = text.slice(-contextLength);
  const sentence = context.slice(Math.max(context.lastIndexOf('.'), context.lastIndexOf(';')) + 1);
  const found = [...sentence.matchAll(negations)];
  const last = found.at(-1);
  if (last === undefined) return false;
  // "If you don't pay" asks for money.
  if (conditional.test(sentence.slice(0, last.index))) return false;
  const between = sentence.slice(last.index + last[0].length);
  if (has(endsOfScope, between) || has(endOfNegation, between)) return false;
  if (found.length > 1 && has(doubleNegations, last[0]) && !has(endsOfScope, sentence.slice(0, last.index)))
    return false;
  const [pause] = between.matchAll(/[\u1780-\u17d3] (?=[\u1780-\u17d3])/g);
  const stop = Math.max(between.lastIndexOf(','), pause ? pause.index + 1 : -1);
  return stop < 0 || has(listWords, between.slice(0, stop));
}

function isNegatedAfter(text: string): boolean {
  const context = text.slice(0, contextLength);
  return (
    negationAfter.test(context) &&
    context.search(notRefunded) !== 0 &&
    context.slice(1).search(notRefunded) !== 0
  );
}

/** A Khmer phrase that starts before the negation, which may have no space after it: យក…មិនទុក… */
const isNegatedWithin = (phrase: string): boolean =>
  /^[\u1780-\u17d3]/.test(phrase) && phrase.search(negations) > 0 && isNegatedBefore(phrase);

type Range = { readonly at: number; readonly end: number };

/** For a noun, such as a fee: the negation may be before, within or after it. */
export const isNounNegated = (folded: string, { at, end }: Range): boolean =>
  isStatementNegated(folded, { at }) ||
  isNegatedAfter(folded.slice(end, end + contextLength)) ||
  isNegatedBefore(folded.slice(at, Math.max(at, folded.lastIndexOf(' ', end - 1)))) ||
  isNegatedWithin(folded.slice(at, end));

/** For a statement: only a negation before it counts. */
export const isStatementNegated = (folded: string, { at }: Pick<Range, 'at'>): boolean =>
  isNegatedBefore(folded.slice(Math.max(0, at - contextLength), at));
