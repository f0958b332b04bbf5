/** Rewrites what is spelled in another way than the phrases: numbers in words, and Khmer in Latin letters. */
import { foldText, type FoldedText } from './fold-text.ts';

/** Replaces each match by the replacement; undefined leaves it as it is. */
function rewrite(
  text: FoldedText,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
): FoldedText {
  const folded: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let from = 0;
  const copyUntil = (to: number): void => {
    folded.push(text.folded.slice(from, to));
    for (let at = from; at < to; at += 1) {
      starts.push(text.starts[at] ?? 0);
      ends.push(text.ends[at] ?? 0);
    }
    from = to;
  };
  for (const match of text.folded.matchAll(pattern)) {
    const replaced = replacement(match);
    if (replaced === undefined) continue;
    copyUntil(match.index);
    from = match.index + match[0].length;
    folded.push(replaced);
    for (let at = 0; at < replaced.length; at += 1) {
      starts.push(text.starts[match.index] ?? 0);
      ends.push(text.ends[from - 1] ?? 0);
    }
  }
  if (from === 0) return text;
  copyUntil(text.folded.length);
  return { folded: folded.join(''), starts, ends };
}

const fold = (words: string): string => foldText(words).folded;

/** Words, each followed by its digits. */
const toDigits = (words: string): ReadonlyMap<string, string> =>
  new Map(
    words.split(',').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return [fold(entry.slice(0, space).trim()), entry.slice(space + 1)];
    }),
  );
const numbers =
  toDigits(`five 5, ten 10, fifteen 15, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80,
  ninety 90, hundred 100, a hundred 100, ប្រាំ 5, ដប់ 10, ដប់ប្រាំ 15, ម្ភៃ 20, ម្ភៃប្រាំ 25, សាមសិប 30, សែសិប 40, ហាសិប 50,
  ហុកសិប 60, ចិតសិប 70, ប៉ែតសិប 80, កៅសិប 90, មួយរយ 100, ពីររយ 200, បីរយ 300, ប្រាំរយ 500, មួយពាន់ 1000`);
/** Longer ones first: one of them may start with another. */
const numberWords = [...numbers.keys()].sort((one, other) => other.length - one.length).join('|');
const numberPattern = new RegExp(`(${numberWords}) ?(?=dollar|usd|buck|${fold('ដុល')})`, 'g');
const multiples = toDigits('រយ 00, hundred 00, ពាន់ 000, thousand 000, លាន 000000');
const smallNumbers = toDigits('one 1, two 2, three 3, four 4, five 5');
const multiplePattern = new RegExp(
  `(\\d{1,4}|${[...smallNumbers.keys()].join('|')}) ?(${[...multiples.keys()].join('|')})(?![a-z])`,
  'g',
);

/** Khmer words, each followed by how people write it in Latin letters. */
const romanisedWords = `
  លុយ luy loy luey; ប្រាក់ prak brak; ខែ khae; ថ្ងៃ thngai thngay thngei tgnai thgai; កក់ kok kork;
  ថ្លៃ thlai thlay thlei; មុន mun mon muon; សិន sin sen; ត្រូវ trov trouv trev; ការ kar; ត្រូវការ trovkar;
  ធ្វើ tver twer tveu tvoe; ធ្វើការ tverkar tveukar; ការងារ karngea karngar; រក rok rork; បាន ban baan;
  ទទួល totoul totuol; មាន mean mien; អត់ ot ort aut; មិន min men; គ្មាន kmean; អោយ oy aoy ouy oay;
  ចូល jol chol joul jul chul; ចុះ joh jos jous chuh chos; ឈ្មោះ chmos chmous chmuos chmuoh;
  អ្នក neak nak nek; ទិញ tinh tenh; លក់ luok louk; យក york yok; ផ្ញើ phnher phner; វេរ ver; បាញ់ banh;
  ដាក់ dak; ទុក tuk touk; រក្សា reaksa raksa; កាត់ kat; សង song sorng; ផ្ទេរ phter;
  ជំពាក់ jumpeak chompeak jompeak; ថៅកែ thaoke taoke thavke towke taokae; មេ me; ទៅ tov tou; មក mok mork;
  ថៃ thai; ម៉ាឡេ malay malai; កូរ៉េ kore korea; ចិន jen jin; ស្រុក srok; ប្រទេស protes prates;
  ជប៉ុន japon japan; ព្រំដែន promden promdaen; ឆ្លង chlong; ស្រី srey srei sray; ស្អាត sart saat saart;
  នារី neary neari; ភ្ញៀវ pnhiev pnheav pniev phnheov; បន្ទប់ bontub bantub bontob; កំដរ komdor kamdor;
  ផឹក phek pherk; ដេក dek; គេង keng; ជា jea chea; មួយ muoy mouy mui moy; យប់ yub yup youb;
  ផ្ទះ pteah ptas ptah; ទូរសព្ទ tursap toursap turosap tursab; ស្រួល sruol srol srul; ងាយ ngeay ngay;
  លឿន leun luern; ចំណូល chomnol jomnol chamnoul; ចំណេញ chomnenh jomnenh; លេខ lek laek; កូដ kod code;
  ប្រាប់ prab prap; សុំ som; សូម soum; កុំ kom; នៅ nov nouv; នេះ nis nih; ទីនេះ tinis tinih;
  ឯកសារ eksar aeksar; កុងត្រា kongtra kontra; ក្រុមហ៊ុន kromhun; ក្រុម krom krum; ហ៊ុន hun;
  មនុស្ស mnus monus; ណែនាំ naenam nenam; ស្អែក saek; ឈប់ chob chub chop; ចេញ jenh chenh;
  ក្រៅ krao krav krov; ខ្ចី khchey kchei; បំណុល bomnol; ខ្លួន kluon khluon; ឯង eng; ម៉ោង maong mong;
  ដំបូង dambong dombong; ទុន tun; ដើម derm; វិនិយោគ vinyok; សមាជិក samachik somajik; ពិន័យ pinay; ឡាន lan;
  សម្ងាត់ somngat samngat; ប៉ាស្ព័រ passport; វីសា visa; កន្លែង konlaeng kanleng; អាវ av; ឯកសណ្ឋាន uniform;
  បើក berk baek; រៀន rean rien; ធានា thanea; តាម tam; ឥឡូវ eylov ilov; រូប rup roub; ថត thot;
  ប្អូន paon boun poun; អូន oun; សង្សារ songsa sangsa; ជួប juob chuob; តែ tae; ទេ te; កាត kart;
  គណនី kanakney; ដក dok dork; សម្ភាស somphas samphas; រហូត rohot; វិញ vinh; គេ ke; មើល merl meul; រាល់ rol;
  កម្មករ kamakor kamakar; ចង់ jong chong; ចាំ jam cham; ដល់ dol; ស៊ីម sim; សំណង់ somnong samnong; បាត bat;
  នាំ noam nom; ផ្លូវ plov; ប្រគល់ prokol brokol; ដឹង deng; ក្នុង knong;
  ប្រើ prer prae; ខ្ទង់ khtong ktong; ដែល del dael; អស់ os`;

/** Spelling varies most in these: aspiration, vowels, and an r that isn't heard. */
const soundOf = (word: string): string =>
  word
    .replace(/([a-z])h/g, '$1')
    .replace(/ch?/g, 'j')
    .replaceAll('w', 'v')
    .replace(/i?ea|ie/g, 'y')
    .replace(/a[iy]/g, 'aj')
    .replace(/([aeiou])r(?![aeiou])/g, '$1')
    .replace(/([aeiou])[aeiouy]+/g, '$1')
    .replace(/(.)\1/g, '$1');
const khmerOf = new Map(
  romanisedWords.split(';').flatMap((line) => {
    const [khmer = '', ...spellings] = line.trim().split(' ');
    return spellings.map((spelling): [string, string] => [soundOf(spelling), fold(khmer)]);
  }),
);
/** Of these a text has at least three before it is read as Khmer: they are no English words or names. */
const onlyKhmer = new Set(
  `luy prak khae thngai thlai trov tver tverkar karngea rok rork oy jol neak york banh jumpeak thaoke tov mork srey pteah
  tursap sruol chomnol lek prab nov kongtra kromhun mnus jenh khchey bomnol kluon somajik pnhiev bontub muoy mouy jos
  tinh luok phnher eksar konlaeng kanleng heuy nis jea knong yerng ber rers jong loeng jomnol somngat juob`
    .split(/\s+/)
    .map(soundOf),
);
const minKhmerWords = 3;
/** To pay if it is followed by what is paid, else an elder. */
const payOrElder = /^(?:bong|bang|borng)$/;
const whatIsPaid = /^ (?:\d|usd|luy|loy|prak|brak|thlai|tlai|tae|mun|jol|kok|chol|aba|wing|muoy)/;

function romanisedToKhmer(text: FoldedText): FoldedText {
  const sounds = [...text.folded.matchAll(/[a-z]+/g)].map(([word]) => soundOf(word));
  if (new Set(sounds.filter((sound) => onlyKhmer.has(sound))).size < minKhmerWords) return text;
  const khmer = rewrite(text, /[a-z]+/g, ({ 0: word, index }) => {
    if (payOrElder.test(word))
      return fold(
        whatIsPaid.test(text.folded.slice(index + word.length, index + word.length + 8)) ? 'បង់' : 'បង',
      );
    return khmerOf.get(soundOf(word));
  });
  // Khmer has no spaces between words: one would end a clause.
  return rewrite(khmer, /([\u1780-\u17d3]) (?=[\u1780-\u17b3])/g, ({ 1: last }) => last);
}

/** A number that is money by what stands next to it: "ខែ 1200", "70 a day". */
const bareMoney = [
  new RegExp(
    `(${fold('ខែ')} )((?!20[23]\\d)[1-9]\\d{2,3})(?!\\d|k| ?(?:usd|${fold('ដុល')}|${fold('រៀល')}|riel|dollar))`,
    'g',
  ),
  // No part of a phone number, and no year.
  /((?:^|[^\d ]) ?)([1-9]\d{1,3})(?= (?:a|per|every|each) (?:day|night|trip|week|order|task|month|click)(?![a-z]))/g,
  /((?:^|[^\d ]) ?)((?!(?:19|20)\d\d )[1-9]\d{2,4})(?= (?:now|first|after|before|up ?front) )/g,
];

export function rewriteSpelledWords(text: FoldedText): FoldedText {
  const khmer = /[a-z]{2}/.test(text.folded) ? romanisedToKhmer(text) : text;
  const multiplied = rewrite(khmer, multiplePattern, ({ 1: digits = '', 2: multiple = '' }) =>
    (smallNumbers.get(digits) ?? digits).concat(multiples.get(multiple) ?? ''),
  );
  const inDigits = rewrite(multiplied, numberPattern, ({ 1: words = '' }) => `${numbers.get(words) ?? ''} `);
  return bareMoney.reduce(
    (rewritten, pattern) =>
      rewrite(rewritten, pattern, ({ 1: before = '', 2: digits = '' }) => `${before}${digits} usd`),
    inDigits,
  );
}
