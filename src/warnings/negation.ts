/** Whether a text says that something is not so: "no fee", "deposits are never taken", "មិនយកថ្លៃ". */
import { anyOf } from './phrase-pattern.ts';

const no = anyOf([
  '(no|not|never|without|dont|doesnt|didnt|isnt|arent|wont|cant|cannot|shouldnt|neither|nor|nobody|none|zero|refuse|beware|avoid|against|instead of|free of|free from)',
  '(មិន|ពុំ|ឥត|គ្មាន|អត់|កុំ|ហាម|ជៀសវាង|ប្រយ័ត្ន)',
]);
/** What is denied is something else. */
const breaks = anyOf([
  '(but|just|only|however|except|until|unless|before|experience|skill|degree|english|exam|interview|refund|refundable|return|returned|problem|worry|then|exceed|less than|more than|later than)',
  '(តែ|ប៉ុន្តែ|បទពិសោធន៍|រហូត|លុះត្រា|ទើប|ភេទ|អាយុ|កម្រិត|សញ្ញាបត្រ|មុនពេល|សង|បារម្ភ|បាច់ចេះ|ចេះ)',
]);
/** What a denial reaches over commas and spaces by: "no fee, deposit or cost". */
const listed = anyOf([
  '(fee|deposit|money|cost|charge|payment|commission|passport|id|card|document|original|paper|pay|ask|take|collect|keep|hold|require|request|demand)',
  '(ថ្លៃ|ប្រាក់|លុយ|យក|ទាមទារ|ទារ|បង់|តម្រូវ|សុំ|គិត|រក្សា|ទុក|កាន់|ឯកសារ|អត្តសញ្ញាណប័ណ្ណ|លិខិតឆ្លងដែន|ប៉ាស្ព័រ)',
]);
const twice = anyOf(['without', 'គ្មាន', 'ដោយគ្មាន']);

const after = new RegExp(
  `^[ ,]?(?:${[
    ...[
      '(is|are|will be|would be|was)? (no|none|nil|free|0|zero|not|never|nothing|waived|isnt|arent|unnecessary|refused|forbidden|not allowed) (required|needed|necessary|asked|taken|charged|collected|requested|kept|held|allowed)?',
      '(គឺ|ត្រូវ)? (ឥត|គ្មាន|អត់|សូន្យ|ហាម)',
      '(មិន|ពុំ) (មាន|យក|តម្រូវ|ត្រូវ|ចាំបាច់|គិត|បង់|ទាមទារ|ទារ|បាច់|អនុញ្ញាត|រក្សា|ទុក|កាន់)',
    ].map((phrase) => anyOf([phrase]).source),
  ].join('|')})`,
);
const notRefunded = anyOf([
  '(not|non|no|never) (be|is|get)? (refund|refundable|refunded|return|returned|returnable|given)',
]);

const farthest = 70;

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

/** Where the last denial before a phrase ends, within its own sentence. */
function isDeniedBefore(text: string): boolean {
  const near = text.slice(-farthest);
  const sentence = near.slice(Math.max(near.lastIndexOf('.'), near.lastIndexOf(';')) + 1);
  const denials = [...sentence.matchAll(no)];
  const last = denials.at(-1);
  if (last === undefined) return false;
  const between = sentence.slice(last.index + last[0].length);
  if (has(breaks, between)) return false;
  // "Nobody begins without a deposit" asks for one.
  if (denials.length > 1 && has(twice, last[0]) && !has(breaks, sentence.slice(0, last.index))) return false;
  const [pause] = between.matchAll(/[\u1780-\u17d3] (?=[\u1780-\u17d3])/g);
  const stop = Math.max(between.lastIndexOf(','), pause ? pause.index + 1 : -1);
  return stop < 0 || has(listed, between.slice(0, stop));
}

function isDeniedAfter(text: string): boolean {
  const near = text.slice(0, farthest);
  return after.test(near) && near.search(notRefunded) !== 0 && near.slice(1).search(notRefunded) !== 0;
}

type Place = { readonly at: number; readonly end: number };

/** Of a phrase that names something, such as a fee: it may be denied before or after. */
export const isThingDenied = (folded: string, { at, end }: Place): boolean =>
  isClaimDenied(folded, { at }) || isDeniedAfter(folded.slice(end, end + farthest));

/** Of a phrase that says something: what follows is something else. */
export const isClaimDenied = (folded: string, { at }: Pick<Place, 'at'>): boolean =>
  isDeniedBefore(folded.slice(Math.max(0, at - farthest), at));
