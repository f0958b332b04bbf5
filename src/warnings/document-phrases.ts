/** Phrases about employers who keep workers' papers (product 3.15). */
import { type PhraseRule } from './phrase-pattern.ts';

const paper =
  '(passport|id card|citizen card|citizenship card|family record book|family record|family card|khmer id|id document|travel document|identity card|national id|national card|identification card|identification|id|ids|family book|residence book|birth certificate|original degree|original diploma|original certificate|original document|original paper|original license|original licence|land title|motorbike card|vehicle card|driving licence|driving license)';
const lessPaper =
  '(passport|id card|citizen card|family record book|family card|identity card|national id|id|ids|document|paper|certificate|degree|diploma|original|family book)';
const paperKhmer =
  '(លិខិតឆ្លងដែន|ប៉ាស្ព័រ|ប៉ាស្ស័រ|ប៉ាស្ព័រត៍|ប៉ាស្ប័រ|ប៉ាស់ស្ព័រ|ប៉ាសព័រ|ផាសព័រ|ផាស្ព័រ|អត្តសញ្ញាណប័ណ្ណ|អត្តសញ្ញាណ|អត្តសញ្ញាប័ណ្ណ|កាតសម្គាល់ខ្លួន|ប័ណ្ណសម្គាល់ខ្លួន|សៀវភៅគ្រួសារ|សៀវភៅស្នាក់នៅ|សំបុត្រកំណើត|ឯកសារដើម|ឯកសារច្បាប់ដើម|ច្បាប់ដើម|សញ្ញាបត្រដើម|ប័ណ្ណបើកបរ|ប្លង់ដី|កាតគ្រួសារ|សញ្ញាបត្រ|ប័ណ្ណគ្រួសារ|ឯកសារផ្ទាល់ខ្លួន|កាតយោង|បណ្ណសម្គាល់ខ្លួន)';
const othersPapers = [
  '(guest|customer|client|visitor|passenger|student|tourist|traveller|traveler|patient|tenant|supplier|copy|copies|photocopy|scan|scanned|picture|photo|number|filing|file|record|contract in order|with you|own passport|own paper|own document|own id|renew|renewal|consultant|embassy|drawing|database|archive|expatriate|counter|photograph|invoice|receipt|keep your own|kept by you)',
  '(ភ្ញៀវ|អតិថិជន|ច្បាប់ចម្លង|ថតចម្លង|ចម្លង|កូពី|សិស្ស|និស្សិត|ទេសចរ|អ្នកដំណើរ|ស្កេន|រូបថត|ប្រធាន|លេខ|ទុកខ្លួនឯង|ខ្លួនឯងទុក|កាន់ខ្លួនឯង|ដោយខ្លួនឯង|អ្នកទុកផ្ទាល់|នៅនឹងអ្នក|នៅជាមួយអ្នក)',
];

export const documentPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      `(we|company|employer|boss|manager|office|agent|agency|landlord|factory|school|owner|madam|supervisor|management) (will|shall|must|may|can|to|also|should)? (keep|hold|retain|take|collect|store|lock|confiscate|safekeep|look after) … ${paper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (your|their|everyones) … ${lessPaper}`,
      `(keep|hold|retain|confiscate|collect|take|withhold|seize|lock) (up|away)? (all|every|each|worker|employee|staff) … ${paper}`,
      '(keep|hold|retain|store) (the|your|all)? original',
      `(we|company|employer|boss|agent) (will|shall)? (keep|hold|retain) … (original|your paper|your document)`,
      `(hand over|hand in|surrender|give up|give in|turn in|entrust|deposit|leave|pledge|hand) … (your|original|passport|their|the|a)? ${paper}`,
      `(give|hand|bring|pass) (us|me|him|her|the company|the manager|the boss|the agent) (your|their|the|all)? (original)? ${paper}`,
      `(give|hand|send|submit|pass|show and give) (in|over)? (your|their|the|all)? (original)? ${paper} … (safekeeping|safe keeping|safety|to (the|our|your)? (agent|company|us|boss|manager|employer|owner|broker|supervisor))`,
      '(your|all|original) (document|paper|certificate) (will be|is|are|must be|shall be|to be) (kept|held|retained|stored|locked|collected)',
      `(submit|give|send|provide|deposit) (us|me|the company)? (your|their|an|the)? original … (id|passport|card|book|certificate|degree|document|diploma|paper)`,
      `${paper} … (kept|held|retained|taken|collected|confiscated|surrendered|handed over|handed in|locked|withheld|deposited|left)`,
      `${paper} … (stay|remain) (with|at|in)`,
      `${lessPaper} … as (a|an)? (guarantee|security|collateral|surety|deposit|pledge|bond)`,
      `(guarantee|security|collateral) … (your|original) ${lessPaper}`,
      `${paper} … (returned|given back|give back|get back|get it back|receive back|yours again|released) (to you)? (when|after|until|once|only|at|on|if)`,
      `(need|want|require|keep|take) (your|the|their) … ${paper} (to stay|stays|staying|to be)? (with|at|in) (us|our|me|the (office|company|shop|boss|manager))`,
      '(run away|runaway|escape|disappear|leave early|leaving early) … (id|passport|document|paper|certificate|card)',
      `${lessPaper} … (run away|escape|disappear|leave early|leaving early)`,
      `original ${lessPaper} … (return|returned|given back|give back|get back|when you (start|join|come)|first day)`,
      `${lessPaper} (will|is|are|be|must|to)? … (in our hands|in our hand|in our care|in the safe|in our safe|under our care|taken care)`,
    ],
    unless: othersPapers,
  },
  {
    phrases: [
      `(keep|keeps|hold|holds|leave|leaves|look after|hand|hands|take care of|safeguard|store|take|takes|collect|collects|put|give|gives|pass|lock|need|want) … ${paper}`,
      `${paper} … (kept|held|stored|left|taken|collected|locked|handed|given|guarded|looked after)`,
    ],
    near: [
      '(staff|worker|employee|guard|seller|waiter|cleaner|maid|girl|every|hr|our manager|boss|during (the)? (contract|probation)|period of (the)? contract|we ll|we will|well look after|until|safe|madam|agent|leader|as long as|supervisor|guarantee|foreign worker)',
    ],
    unless: [
      ...othersPapers,
      '(in order|up to date|update|organise|organize|not needed|car document|company document|payroll|tax|contract and|file|apply with|when you apply|to apply|interview|cv|bring your id)',
    ],
  },
  {
    phrases: [
      `${lessPaper} (original)? … (is|are|be|will be|stay|stays|remain|remains|stored|left|put|keep|kept|locked) (stored|kept|left|locked|safely|safe)? (in|with|at|by|inside) (the|our|my|a|your)? (office|company|shop|hr|us|boss|bosses|madam|manager|safe|hand|owner|employer|agent|agency|factory|house|team|leader|supervisor|landlord)`,
      `${lessPaper} … (until|till) (the|your|you|end|finish|contract|two|one|# year|# month)`,
    ],
    near: [
      '(until|till|while|during|contract|return|safety|security|guarantee|original|worker|staff|employee|your|passport|id card|girl|resign|work here|all passport|start work)',
    ],
    unless: [...othersPapers, '(archive|folder|sort|legal|lawyer|notary|project|scan)'],
  },
  {
    phrases: [
      `(រក្សាទុក|រក្សា|កាន់|កាន់កាប់|ដកហូត|ប្រមូល|ប្រគល់|រឹបអូស|បញ្ចាំ|តម្កល់|ដាក់បញ្ចាំ|ទុក|កក់|ដកយក|ចាប់យក|ឃាត់ទុក|ឃាត់|លាក់ទុក) … ${paperKhmer}`,
      `(ក្រុមហ៊ុន|ថៅកែ|យើង|អ្នកគ្រប់គ្រង|និយោជក|មេការ|ភ្នាក់ងារ) (ត្រូវ|នឹង)? (យក|ដក|សុំយក) … ${paperKhmer}`,
      `${paperKhmer} … (ទុក|រក្សា|តម្កល់|កក់|បញ្ចាំ|ដាក់ធានា|ធានា|កក់ទុក|ជាការធានា|ជាប្រាក់ធានា|ដើម្បីធានា|ជាវត្ថុធានា|ឱ្យថៅកែ|ឱ្យក្រុមហ៊ុន|ឱ្យអ្នកគ្រប់គ្រង|នៅក្រុមហ៊ុន|នៅនឹងក្រុមហ៊ុន|នៅជាមួយក្រុមហ៊ុន)`,
      `(ដាក់|ប្រើ) ${paperKhmer} … (ធានា|បញ្ចាំ|កក់|ទុក)`,
      `${paperKhmer} … (អ្នកកាន់|ជាអ្នកកាន់|កាន់ទុក|កាន់|យកវិញ|បានវិញ|ប្រគល់ជូនវិញ|ប្រគល់វិញ|សងវិញ|ឱ្យវិញ|ទើបឱ្យ|ទើបប្រគល់|នៅ hr|នៅការិយាល័យ|នៅនឹងថៅកែ|នៅជាមួយថៅកែ|នៅជាមួយយើង)`,
      `(យក|ដាក់|ឱ្យ|ប្រគល់|ផ្ញើ) … ${paperKhmer} … (ទុក|រក្សា|កាន់|ធានា|ឱ្យមេ|ឱ្យថៅកែ)`,
      `(ផ្ញើ|ដាក់|យក) ${paperKhmer} … (ទុក|ឱ្យយើង|ឱ្យថៅកែ|នៅក្រុមហ៊ុន|នៅការិយាល័យ|ធានា|បញ្ចាំ)`,
    ],
    unless: othersPapers,
  },
];
