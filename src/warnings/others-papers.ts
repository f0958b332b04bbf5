/** Words that say that papers are others', copies, or stay with their owner. */
export const othersPapers = [
  '(guest|customer|client|visitor|passenger|student|tourist|traveller|traveler|patient|tenant|supplier|copy|copies|photocopy|scan|scanned|picture|photo|number|filing|file|record|contract in order|with you|own passport|own paper|own document|own id|renew|renewal|consultant|embassy|drawing|database|archive|expatriate|counter|photograph|invoice|receipt|keep your own|kept by you|with (the|each)? (worker|employee|owner)|by (the|each)? worker|(you|worker|workers|employee|employees|maid|helper) (can|will|always|must)? (keep|keeps|hold|holds|retain) (your|their|her|his|the) (own)?|you keep|you hold)',
  '(ភ្ញៀវ|អតិថិជន|ច្បាប់ចម្លង|ថតចម្លង|ចម្លង|កូពី|សិស្ស|និស្សិត|ទេសចរ|អ្នកដំណើរ|ស្កេន|រូបថត|ប្រធាន|លេខ|ទុកខ្លួនឯង|ខ្លួនឯងទុក|កាន់ខ្លួនឯង|ដោយខ្លួនឯង|អ្នកទុកផ្ទាល់|នៅនឹងអ្នក|នៅជាមួយអ្នក|ខ្លួនឯង … (កាន់|ទុក|រក្សា)|(កាន់|ទុក|រក្សា) … ខ្លួនឯង|ថ្លៃធ្វើ|ពាក់កណ្តាល)',
];
