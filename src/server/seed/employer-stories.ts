/** Who hires in the demonstration: Sokha and fourteen others, all invented; knows nothing of their jobs. */
import { demoPassword } from './demo-password.ts';
import { type Employer, type Login } from './story-types.ts';

/** Sokha owns a few corner shops with a café and a phone counter, sells online too, and hires more than anybody here. */
const sokha: Employer = {
  name: 'sokha',
  password: demoPassword,
  company: { en: 'Corner Krama Shops', km: 'ហាងក្រមាកាច់ជ្រុង' },
  benefits: {
    en: [
      'Lunch and drinking water at work',
      'Two days off a month, paid',
      'New Year bonus after one year',
      'Staff price in all our shops',
    ],
    km: [
      'បាយថ្ងៃត្រង់ និងទឹកបរិសុទ្ធនៅកន្លែងធ្វើការ',
      'ឈប់សម្រាក 2 ថ្ងៃក្នុងមួយខែ មានប្រាក់ឈ្នួល',
      'ប្រាក់រង្វាន់ចូលឆ្នាំខ្មែរ',
      'តម្លៃពិសេសសម្រាប់បុគ្គលិកគ្រប់សាខា',
    ],
  },
  profile: {
    profession: 'Owner, Corner Krama Shops',
    email: 'sokha@example.com',
    date_of_birth: '1986-04-13',
    contact_number: '12000002',
    address: 'Street 315, Toul Kork, Phnom Penh',
    facebook: 'https://example.com/facebook/corner-krama-shops',
    linkedin: 'https://example.com/linkedin/sokha',
  },
};

const others: readonly Employer[] = [
  {
    name: 'vannak',
    password: demoPassword,
    company: { en: 'Happy Gecko Software', km: 'ក្រុមហ៊ុនសូហ្វវែរតុកកែសប្បាយ' },
    benefits: {
      en: [
        'Flexible hours between 7 and 10 in the morning',
        'A training budget of your own',
        'Health insurance',
        'Friday afternoons for your own ideas',
      ],
      km: ['ម៉ោងធ្វើការបត់បែន', 'ថវិកាសម្រាប់រៀនបន្ថែម', 'ធានារ៉ាប់រងសុខភាព', 'រសៀលថ្ងៃសុក្រសម្រាប់គំនិតផ្ទាល់ខ្លួន'],
    },
  },
  {
    name: 'bopha',
    password: demoPassword,
    company: { en: 'Paper Lotus Bank', km: 'ធនាគារផ្កាឈូកក្រដាស' },
    benefits: {
      en: [
        'Thirteenth month salary',
        'Health and accident insurance',
        'Staff loan at a low rate',
        'Uniform provided',
      ],
      km: ['ប្រាក់ខែទី 13', 'ធានារ៉ាប់រងសុខភាព និងគ្រោះថ្នាក់', 'កម្ចីបុគ្គលិកការប្រាក់ទាប', 'ឯកសណ្ឋានការងារ'],
    },
  },
  {
    name: 'rithy',
    password: demoPassword,
    company: { en: 'Flying Fish Telecom', km: 'ទូរគមនាគមន៍ត្រីហោះ' },
    benefits: {
      en: [
        'Phone and data paid',
        'Overtime paid by the hour',
        'Travel allowance for site visits',
        'Health insurance',
      ],
      km: ['ឧបត្ថម្ភកាតទូរសព្ទ និងអ៊ីនធឺណិត', 'ប្រាក់បន្ថែមម៉ោង', 'ប្រាក់ធ្វើដំណើរពេលចុះការដ្ឋាន', 'ធានារ៉ាប់រងសុខភាព'],
    },
  },
  {
    name: 'chenda',
    password: demoPassword,
    company: { en: 'Blue Thread Garments', km: 'រោងចក្រកាត់ដេរអំបោះខៀវ' },
    benefits: {
      en: [
        'Meal allowance every day',
        'Transport from the market in the morning',
        'Attendance bonus',
        'Clinic inside the factory',
      ],
      km: ['ប្រាក់ឧបត្ថម្ភអាហាររាល់ថ្ងៃ', 'ឡានដឹកទៅមក', 'ប្រាក់រង្វាន់មកធ្វើការទៀងទាត់', 'មន្ទីរព្យាបាលក្នុងរោងចក្រ'],
    },
  },
  {
    name: 'makara',
    password: demoPassword,
    company: { en: 'Three Ducks Kitchen', km: 'ភោជនីយដ្ឋានទាបី' },
    benefits: {
      en: [
        'Two meals a day',
        'Tips shared fairly every week',
        'Training by our head cook',
        'A room near the restaurant for staff from the provinces',
      ],
      km: [
        'អាហារពីរពេលក្នុងមួយថ្ងៃ',
        'ប្រាក់ធីបចែកគ្នាស្មើភាពរាល់សប្តាហ៍',
        'បង្រៀនការងារដោយមេចុងភៅ',
        'មានបន្ទប់ស្នាក់នៅសម្រាប់អ្នកមកពីខេត្ត',
      ],
    },
  },
  {
    name: 'piseth',
    password: demoPassword,
    company: { en: 'Tall Palm Homes', km: 'អចលនទ្រព្យត្នោតខ្ពស់' },
    benefits: {
      en: [
        'Commission on every sale',
        'Fuel allowance',
        'Sales training every month',
        'Annual trip to the sea',
      ],
      km: ['កម្រៃជើងសារលើការលក់នីមួយៗ', 'ប្រាក់ឧបត្ថម្ភសាំង', 'វគ្គបណ្តុះបណ្តាលការលក់រាល់ខែ', 'ដំណើរកម្សាន្តប្រចាំឆ្នាំ'],
    },
  },
  {
    name: 'sreymom',
    password: demoPassword,
    company: { en: 'Shadow Puppet Pictures', km: 'ផលិតកម្មស្រមោលស្បែក' },
    benefits: {
      en: [
        'Free tickets for you and a friend',
        'Work with cameras and lights of our own',
        'Food on every filming day',
        'Your name in the credits',
      ],
      km: ['សំបុត្រទស្សនាដោយឥតគិតថ្លៃ', 'ឧបករណ៍ថតទំនើប', 'អាហារគ្រប់ថ្ងៃថត', 'មានឈ្មោះក្នុងផលិតកម្ម'],
    },
  },
  {
    name: 'kosal',
    password: demoPassword,
    company: { en: 'Two Wheels Motors', km: 'ម៉ូតូកង់ពីរ' },
    benefits: {
      en: [
        'Tools and uniform provided',
        'Commission on parts',
        'Free service for your own motorbike',
        'Sundays off',
      ],
      km: ['ផ្តល់ឧបករណ៍ និងឯកសណ្ឋាន', 'កម្រៃជើងសារលើគ្រឿងបន្លាស់', 'សេវាថែទាំម៉ូតូផ្ទាល់ខ្លួនឥតគិតថ្លៃ', 'ឈប់សម្រាកថ្ងៃអាទិត្យ'],
    },
  },
  {
    name: 'theary',
    password: demoPassword,
    company: { en: 'Umbrella Frog Insurance', km: 'ធានារ៉ាប់រងកង្កែបបាំងឆ័ត្រ' },
    benefits: {
      en: [
        'Health insurance for you and your parents',
        'Commission every month',
        'Paid licence course',
        'Eighteen days of leave',
      ],
      km: [
        'ធានារ៉ាប់រងសុខភាពសម្រាប់អ្នក និងឪពុកម្តាយ',
        'កម្រៃជើងសាររាល់ខែ',
        'បង់ថ្លៃវគ្គសិក្សាអាជ្ញាប័ណ្ណ',
        'ឈប់សម្រាកប្រចាំឆ្នាំ 18 ថ្ងៃ',
      ],
    },
  },
  {
    name: 'phalla',
    password: demoPassword,
    company: { en: 'Morning Bell School', km: 'សាលារៀនជួងព្រឹក' },
    benefits: {
      en: [
        'Long school holidays, paid',
        'Lunch with the pupils',
        'School fees halved for your children',
        'A quiet staff room',
      ],
      km: ['ឈប់សម្រាកវិស្សមកាលមានប្រាក់ខែ', 'អាហារថ្ងៃត្រង់នៅសាលា', 'បញ្ចុះថ្លៃសិក្សា 50% សម្រាប់កូន', 'បរិយាកាសការងារល្អ'],
    },
  },
  {
    name: 'nimol',
    password: demoPassword,
    company: { en: 'Kind Heron Clinic', km: 'មន្ទីរព្យាបាលកុកចិត្តល្អ' },
    benefits: {
      en: [
        'Free care for you and your family',
        'Shifts planned a month ahead',
        'Night shifts paid double',
        'Uniform and laundry',
      ],
      km: ['ព្យាបាលឥតគិតថ្លៃសម្រាប់គ្រួសារ', 'កាលវិភាគវេនដឹងមុនមួយខែ', 'វេនយប់ប្រាក់ឈ្នួលទ្វេដង', 'ផ្តល់ឯកសណ្ឋាន'],
    },
  },
  {
    name: 'sambath',
    password: demoPassword,
    company: { en: 'Sleepy Buffalo Logistics', km: 'ដឹកជញ្ជូនក្របីងងុយ' },
    benefits: {
      en: [
        'Fuel and phone paid',
        'Accident insurance from the first day',
        'Bonus for a month without damage',
        'Raincoat and helmet',
      ],
      km: [
        'ឧបត្ថម្ភសាំង និងកាតទូរសព្ទ',
        'ធានារ៉ាប់រងគ្រោះថ្នាក់តាំងពីថ្ងៃដំបូង',
        'ប្រាក់រង្វាន់បើគ្មានការខូចខាត',
        'ផ្តល់អាវភ្លៀង និងមួកសុវត្ថិភាព',
      ],
    },
  },
  {
    name: 'maly',
    password: demoPassword,
    company: { en: 'Riverside Hammock Hotel', km: 'សណ្ឋាគារអង្រឹងមាត់ទន្លេ' },
    benefits: {
      en: [
        'Service charge every month',
        'Staff meals and uniform',
        'English lessons twice a week',
        'A free night for your family each year',
      ],
      km: [
        'ប្រាក់សេវាកម្មរាល់ខែ',
        'អាហារ និងឯកសណ្ឋានបុគ្គលិក',
        'រៀនភាសាអង់គ្លេសពីរដងក្នុងមួយសប្តាហ៍',
        'ស្នាក់នៅឥតគិតថ្លៃមួយយប់ក្នុងមួយឆ្នាំសម្រាប់គ្រួសារ',
      ],
    },
  },
  {
    name: 'chanthou',
    password: demoPassword,
    company: { en: 'Counting Crab Labs', km: 'មន្ទីរទិន្នន័យក្តាមរាប់លេខ' },
    benefits: {
      en: [
        'Work from anywhere two days a week',
        'A strong laptop',
        'A conference every year',
        'Share of profits',
      ],
      km: ['ធ្វើការពីចម្ងាយពីរថ្ងៃក្នុងមួយសប្តាហ៍', 'កុំព្យូទ័រយួរដៃកម្លាំងខ្លាំង', 'ចូលរួមសន្និសីទមួយដងក្នុងមួយឆ្នាំ', 'ចែកប្រាក់ចំណេញ'],
    },
  },
];

export const employers: readonly Employer[] = [sokha, ...others];

/** What a posting says of its employer; an unknown login is a mistake in the stories. */
export function companyOf(login: Login): Pick<Employer, 'company' | 'benefits'> {
  const employer = employers.find(({ name }) => name === login);
  if (!employer) throw new Error(`No employer '${login}' in the stories.`);
  return employer;
}
