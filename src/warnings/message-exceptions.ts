/** What silences phrases in messages: questions, refunds, and codes that the reader keeps. */

/** Applicants who ask whether something must be paid or handed over, and people who say that they won't. */
export const questions = [
  '(do|does|must|should|shall|will|did) (i|we|they) (really|also)? (have|need|must|pay|bring|buy|leave|give)',
  '(is|are) there (any|a|some)? (fee|deposit|cost|charge|payment)',
  '(is|are) (the|this|that)? (uniform|training|medical|deposit|fee) … (free|required|necessary|or not)',
  'how much (is|does|do|are|will)',
  '(why|i (already)? (paid|gave|sent|left)|i (cant|cannot|will not|wont|dont|refuse))',
  '(are you|you are) asking (me|us)',
  '(last|former|old|previous) (boss|place|job|company)',
  'ខ្ញុំ (អត់|មិន) (ធ្វើ|បង់|ព្រម|យក|ផ្ញើ|ចង់)|ខ្ញុំ (ត្រូវ|សុំសួរ)|(ថៅកែ|កន្លែង|ក្រុមហ៊ុន|ហាង) (មុន|ចាស់)',
  'តើ (ខ្ញុំ|នាងខ្ញុំ|ត្រូវ|មាន|បុគ្គលិក|ឯកសណ្ឋាន|ថ្លៃ|យើងខ្ញុំ|គេ|ក្រុមហ៊ុន|បង|លោក|ការងារ)',
  '(ប៉ុន្មានដែរ|ឬអត់|ឬទេ|រឺអត់|ដែរឬទេ|ហេតុអី|ហេតុអ្វី)',
];

/** Of these one around is enough: the rest of the message says why they ask. */
export const ownQuestions = [
  '(do|must|should|shall|did) (i|we) (really|also)? (have to|need|must|pay|bring|buy|leave|give)',
  '(can|could|may) i (get|have|ask|take)|(សុំ|ចង់) សួរ|(ពិត|មែន|ត្រឹមត្រូវ|ត្រូវ) (អត់|ទេ|ឬទេ) (បង|ពូ|លោក)|ខ្ញុំ ត្រូវ (ចេញ|បង់|ទិញ|កក់|ដាក់)',
  '(បង់|អស់|យក|កក់|ដាក់) (លុយ|ប្រាក់|ថ្លៃ) (អី|អ្វី|ប៉ុន្មាន)? (អត់|ទេ|ដែរ|ឬ)',
  'តើ (ខ្ញុំ|នាងខ្ញុំ|យើងខ្ញុំ|ត្រូវ) (ត្រូវ)?',
  // Reports about others.
  '(somebody|someone|a person|a man|a woman) (called|wrote|texted|messaged|contacted|asked|told) (to)? (me|us)|i (have not|havent|didnt|did not) (paid|pay|send|sent)|i was (cheated|scammed)|(is|was) (this|that|it|he|she) (really)? (your|from your|from you)',
  '(អោយ|សុំ) ខ្ញុំ (វេរ|បង់|ផ្ញើ|បាញ់)|មានគេ (ឆាត|តេ|ខល|ហៅ)|ខ្ញុំ (មិន|អត់) ទាន់ (វេរ|បង់|ផ្ញើ)|(ត្រូវ)? គេបោក|ខ្ញុំ (បាន)? (បង់|វេរ|ផ្ញើ|បាញ់) (លុយ|ប្រាក់)? (អោយ|ទៅ) (គេ|គាត់)|មិត្ត ខ្ញុំ (ថា|ប្រាប់|អោយ)',
];

/** The writer pays: the reader's number, refunds, and what the reader was owed. */
export const paysReader = [
  '(send|give|tell|write|share) (me|us)? (me|us)? your (own)? (aba|khqr|qr|wing|acleda|bank|account) … (pay|transfer|send|refund|return)',
  '(i|we|ill|well|hr|company|accountant|cashier) (will|can|shall|ll)? (gladly)? (pay|give|send|transfer) (it|this|that|them|you)? back',
  '(i|we|ill|well|hr|company) (will|can|shall|ll)? (pay back|refund) (you|the|your|it)',
  '(we|i|company|shop) (still)? owe (you|u)|nothing (has|have)? (to be)? (paid|pay) back',
  '(receipt|ticket|bill) … (you get|we pay|we give|reimburse)|(keep|collect) (the|your|all) (receipt|ticket|bill)',
  '(មិន|អត់) (បាច់|ត្រូវ) សង (វិញ)?|សងវិញ ភ្លាម|បង (អោយ|សង) (លុយ|ប្រាក់) វិញ|(ដល់|មកដល់) (ហើយ)? (បង|យើង|ក្រុមហ៊ុន) សង',
  '(ផ្ញើ|ប្រាប់|អោយ|សុំ) (លេខ|ឈ្មោះ|រូប)? (គណនី|aba|khqr|qr|wing|acleda|កុង) (ប្អូន|អូន|មក)? … (បង|យើង|ខ្ញុំ|គណនេយ្យ) (នឹង)? (វេរ|បាញ់|ផ្ទេរ|បើក|សង)',
  '(បង|យើង|ក្រុមហ៊ុន|ហាង|គណនេយ្យករ) (បាន|នឹង)? (វេរ|បាញ់|ផ្ទេរ|សង) … (អោយ|ជូន|ទៅ) (ប្អូន|អូន|aba (ប្អូន|អូន)|វិញ)',
  'សងជូនវិញ|គណនេយ្យករ (វេរ|បាញ់|ផ្ទេរ) ខុស',
];

/** Accounts for wages: only the number is asked for. */
export const onlyNumber = [
  '(only|just) (need)? (the|your)? (account)? number|(never|dont|do not) … (pin|password)',
  '(តែ|ត្រឹមតែ) លេខ (គណនី)?',
];

/** A code that the reader keeps. */
export const keepsCode = [
  '(dont|do not|never) (ever)? (send|tell|give|show|share|say) (it|them|this|the code|that)? (to)? (me|us|anyone|anybody|hr)(?! (but|except|else))',
  '(enter|type|put|write) it (on|in|into) (the|our)? (site|website|app)|(we|i) (cant|cannot) see it',
  '(វាយ|បញ្ចូល) (បញ្ចូល)? (ក្នុង|លើ) (គេហទំព័រ|app|កម្មវិធី)|(យើង|បង) (មើល)? មិនឃើញ',
  '(keep it|it is yours|its yours|we do not need it|we dont need it)',
  'កុំ (ប្រាប់|អោយ|ផ្ញើ) … (អ្នកណា|នរណា|អ្នកដទៃ|បង|យើង)(?! ?(ក្រៅ|ផ្សេង))',
];
