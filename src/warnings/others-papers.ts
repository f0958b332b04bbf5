/** Words that say that papers are others', copies, or stay with their owner. */
export const othersPapers = [
  '(guest|customer|client|visitor|passenger|student|tourist|traveller|traveler|patient|tenant|supplier|copy|copies|photocopy|scan|scanned|picture|photo|number|filing|file|record|contract in order|with you|own passport|own paper|own document|own id|renew|renewal|consultant|embassy|drawing|database|archive|expatriate|counter|photograph|invoice|receipt|keep your own|kept by you|with (the|each) (worker|employee)|with (its|their) owner|by (the|each)? worker|(you|worker|workers|employee|employees|maid|helper) (can|will|always|must)? (keep|keeps|hold|holds|retain) (your|their|her|his|the) (own)?|you keep|you hold)',
  '(ភ្ញៀវ|អតិថិជន|ច្បាប់ចម្លង|ថតចម្លង|ចម្លង|កូពី|សិស្ស|និស្សិត|ទេសចរ|អ្នកដំណើរ|ស្កេន|រូបថត|ប្រធាន|លេខ|ទុកខ្លួនឯង|ខ្លួនឯងទុក|កាន់ខ្លួនឯង|ដោយខ្លួនឯង|អ្នកទុកផ្ទាល់|នៅនឹងអ្នក|នៅជាមួយអ្នក|ខ្លួនឯង … (កាន់|ទុក|រក្សា)|(កាន់|ទុក|រក្សា) … ខ្លួនឯង|ថ្លៃធ្វើ|ពាក់កណ្តាល)',
];

/** Employers who only look at papers or copy them, or say that they don't keep any. */
export const returnsPapers = [
  '(only|just) (a|the|one|your)? (copy|photocopy)|(copy|photocopy) (is)? enough',
  '(copy|copies) … (return|give) (it)? (at once|back)',
  '(check|look at|see|look) (it|the original|them)? … (give|take|get) (it|them)? (straight|right|back|home)',
  '(get|take|give) (it|them) (back|home) (the same day|right (away|after)|at once|immediately|straight)',
  '(we|company|school|hotel|factory) (do not|dont|never|will not|wont) (hold|keep|take|collect) (any|your|the)? (paper|document|passport|id|original)',
  '(មើល|ពិនិត្យ|ផ្ទៀងផ្ទាត់) (ហើយ|រួច) … (វិញ|ត្រឡប់)|វិញភ្លាម',
  '(មិន|អត់|ពុំ) (ដែល)? (ទារ|ទុក|កាន់|រក្សាទុក|យក) (ឯកសារ|អត្តសញ្ញាណប័ណ្ណ|ប៉ាស្ព័រ|ច្បាប់ដើម)',
  '(ថតចម្លង|ចម្លង) … (ប្រគល់|អោយ|យក|សង) (ទៅ)? វិញ',
  // Left behind by mistake.
  '(you|u|we) (left|forgot) (to give)?|ភ្លេច|កាតចូល|visitor (pass|card)',
  'ទុកតែ (ច្បាប់)? (ចម្លង|ថតចម្លង)|(ថតចម្លង|ច្បាប់ចម្លង) (មួយ|1)? (សន្លឹក)? (បានហើយ|គ្រប់គ្រាន់)',
];
