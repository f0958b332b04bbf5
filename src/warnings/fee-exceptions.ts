/** Words that say that a fee isn't the worker's: others' money, wages, or what the employer pays. */

export const othersMoney = [
  '(customer|client|guest|tenant|renter|student|parent|patient|passenger|traveller|traveler|tourist|member|supplier|visitor|buyer|subscriber|contractor|landlord|vendor|owner|merchant|donor)',
  '(bride|dress|dresses|couple|camera|tuition|school fee|bank|teller|loan|saving|withdrawal|withdraw|fixed|branch|rent|rental|room|flat|booking|sales|invoice|receipt|bill|tax|premium|supplies|reconcile|record|ledger|bookkeeping|baggage|court|parking|ticket|petty cash|cashier|calculate|explain|handle|consultant|customs|shipment|clearance|from our account|ministry of commerce|couple|farmer|borrower)',
  'ទទួល (ប្រាក់|លុយ) កក់',
  '(អតិថិជន|ភ្ញៀវ|កូនក្រមុំ|សិស្ស|និស្សិត|មាតាបិតា|ឪពុកម្តាយ|អាណាព្យាបាល|អ្នកជួល|អ្នកជំងឺ|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|អ្នកដំណើរ|សមាជិក|ធនាគារ|កម្ចី|បញ្ញើ|បន្ទប់|ជួល|ផ្ទះល្វែង|អចលនទ្រព្យ|បេឡា|វិក្កយបត្រ|ពន្ធ|កត់ត្រា|ធានារ៉ាប់រង|វគ្គសិក្សា|ថ្លៃសិក្សា)',
];

export const othersOnly = [
  '(customer|client|guest|tenant|renter|student|parent|patient|passenger|traveller|traveler|tourist|supplier|visitor|buyer|depositor|contractor|merchant|vendor|couple|bride|farmer|donor|borrower|diner|subscriber)',
  '(tuition|withdrawal|room|flat|rent|rental|tax|invoice|bill|premium|teller|exchange)',
  '(អតិថិជន|ភ្ញៀវ|កូនក្រមុំ|ទទួល (ប្រាក់|លុយ) កក់|cod|សិស្ស|និស្សិត|មាតាបិតា|អ្នកជួល|អ្នកជំងឺ|អ្នកទិញ|អ្នកផ្គត់ផ្គង់|បន្ទប់|ពន្ធ|កម្ចី|អចលនទ្រព្យ|បសស|អ្នកធានា|ធានារ៉ាប់រង)',
];

export const wages = [
  '(salary|wage|with pay|per month|a month|per hour|an hour|per day|a day|daily|monthly|weekly|a week|per week|plus|overtime|gross|net|bonus|meal|food|lunch|attention|nothing|paid leave|supplier|bill|tax|invoice)',
];

export const companyPays = [
  '(company|we|employer|us|school|hotel|factory|clinic|shop|salon|bank|organisation|ngo) (will|also|shall|to)? (pay|paid|cover|covers|covered|bear|sponsor|sponsors|reimburse|refund|provide|provides|give|gives|offer|offers) (for)? (all|the|your|any|every|both|each)? (work|entry|exam|agency|health|bus|flight)? (flight|exam|permit|bus|check|licence|license|registration|application|uniform|training|medical|visa|document|work permit|fee|cost|expense|everything|placement|agency|ticket|transport)',
  // Not "we refund the deposit".
  '(company|we|employer|us|school|hotel|factory|clinic|shop|farm|ngo) (will|also|always|shall)? (pay|pays|paid|cover|covers|reimburse|reimburses|bear|bears|pay back|refund|refunds|repay) (what|its|this|that|it all|everything|half|these|those)',
  '(paid|covered|given|sent|transferred|reimbursed) … by us|per diem|(fee|cost|charge) … (is|are) free',
  '(well|we will|we ll|company will) (pay|cover) (the|for|your|all|half)|nobody has to|no one has to|optional|if you (like|want)',
  '(company|we|employer|us|school|hotel|factory) (will|also|shall)? (pay back|refund|repay|reimburse) (you|your|the)',
  '(យើង|ក្រុមហ៊ុន|ហាង|គណនេយ្យ) (បាញ់|វេរ|ផ្ទេរ|ផ្ញើ)|អោយ (អ្នកលក់|មគ្គុទ្ទេសក៍|ជាង)',
  'refund (for|of) (your|the)|(has been|was|were) (sent|transferred) (by|to|via)',
  '(paid|covered|borne|sponsored|provided|reimbursed) by (the|our)? (company|us|employer|factory|school|hotel)',
  '(ក្រុមហ៊ុន|យើង|យើងខ្ញុំ|ហាង|និយោជក|ថៅកែ|អង្គការ|សាលា|រោងចក្រ|សណ្ឋាគារ) (ជប៉ុន|កូរ៉េ|ថៃ|ចិន|បរទេស)? (នឹង)? (ជា)? (អ្នក)? (ចេញ|បង់|ទទួល|រ៉ាប់រង|ជួយ|សង ថ្លៃ)',
  '(ចេញ|បង់|ផ្តល់|ឧបត្ថម្ភ) ជូន',
  // Into the worker's account.
  '(wing|aba|acleda|វីង|គណនី) (របស់)? (ប្អូន|អូន|បុគ្គលិក)',
  // Wages at the end of the day.
  '(ចប់|រួច|ល្ងាច|ចុងខែ|រាល់ថ្ងៃ) … (បាញ់|វេរ|ផ្ទេរ|បើក) (លុយ|ប្រាក់)',
  '(cost|fee|expense|charge|uniform|training|check|check up|visa|permit) … (is|are|will be) (fully)? (covered|paid|sponsored|reimbursed|provided) (by|for)',
  'paid training',
];

export const free = [
  '(package (has|includes)|free(?! training| course| class| but)|fuel|petrol|base (salary|pay)?|bonus|allowance|provided by|commission on|incentive|reimburse|reimbursed|no charge|at no cost|covered by|paid by (the|our)? company|company cover|sponsored|price list|we give (you)? (a|free|uniform|everyone)|gift|prize|salary during|with salary|with pay|paid (training|test|trial)|(is|are) given|discount|per (piece|shirt|suit|dress|bag|pair|box|kilo))',
  '(គ្មាន|មិន|អត់) (ត្រូវ|បាច់)? (បង់|យក|គិត|កក់) (ថ្លៃ|លុយ|ប្រាក់)',
  '(ឥតគិត|ហ្វ្រី|សាំង|ប្រាក់ខែគោល|អោយខ្ចី|ដោយមិនគិត|ផ្តល់ជូន|ចេញជូន|ជូនបុគ្គលិក|ឧបត្ថម្ភ|រង្វាន់|ក្រុមហ៊ុនចេញ|មិនយក|មិនគិត|មិនកាត់|ផ្គត់ផ្គង់|វគ្គសិក្សា)',
];

/** Employers say that they take no money, or that others cheat in their name: this silences fees in the text around. */
export const takesNoMoney = [
  '(we|company|school|factory|hotel|shop|agency|organisation|organization|ngo|bank|clinic|office) (do not|dont|does not|doesnt|never|will not|wont|will never) (ever)? (ask|take|charge|collect|request|require|demand) (for|from)? (any|a)? (money|fee|payment|deposit|cent|applicant|candidate|worker|anyone|employee|staff|people)',
  '(take|charge|collect|ask) no (fee|money|payment|deposit)',
  '(no|without) (payment|cost|fee|money) from (you|worker|candidate|applicant|your side)',
  '(you|worker|applicant|candidate) (dont|do not|never|need not|will not|wont) (have to|need to)? pay (anything|us|for anything|any money)',
  '(you|worker|applicant|candidate) pay (nothing|no fee|no money)',
  '(do not|dont|never) (pay|give|send) (money to)? (anyone|anybody)',
  '(anyone|someone|anybody|somebody|stranger) … (ask|demand|want|request) … (money|fee|deposit|payment|transfer)',
  '(use|uses|using|in) our name',
  '(មិន|អត់|ពុំ|គ្មាន) (ដែល|មាន|ត្រូវ)? (យក|ទារ|គិត|កក់|សុំ|ទាមទារ) (លុយ|ប្រាក់|ថ្លៃ)',
  '(មិន|អត់) (បាច់|ចាំបាច់|ត្រូវ)? (បង់|ចេញ|ទិញ|អស់) (លុយ|ប្រាក់|ថ្លៃ)? (អី|អ្វី)',
  '(អ្នកណា|នរណា|គេ|អ្នកក្រៅ) … (សុំ|ទារ|ទាមទារ) (លុយ|ប្រាក់|ថ្លៃ)',
  '(ប្រើ|យក) ឈ្មោះ (ក្រុមហ៊ុន|ហាង|រោងចក្រ|យើង|សាលា)',
];
