/** Who applied where, in the order of applying, and what the employers answered; knows no ids and no times. */
import { type ApplicationStatus } from '#contract/options.ts';
import { type JobKey, type Login } from './story-types.ts';

type Applicant = readonly [seeker: Login, status: ApplicationStatus, message?: string];

interface ApplicationsToJob {
  readonly job: JobKey;
  readonly from: readonly Applicant[];
}

/** To Sokha, who answers quickly when there is time, and keeps the rest for Sunday. */
const toSokha: readonly ApplicationsToJob[] = [
  {
    job: 'sokha-mobile-junior',
    from: [
      ['sokunthea', 'pending'],
      ['dara', 'pending'],
      ['panha', 'pending'],
    ],
  },
  {
    job: 'sokha-km-consultant',
    from: [
      ['kalyan', 'accepted', 'សូមអញ្ជើញមកសម្ភាសនៅសាខាទួលគោក ថ្ងៃចន្ទ ម៉ោង 9 ព្រឹក។'],
      ['monika', 'pending'],
      ['ចន្ធី', 'pending'],
      ['sothy', 'rejected', 'សូមអរគុណ! យើងត្រូវការអ្នកដែលអាចធ្វើការពេញម៉ោង។'],
    ],
  },
  {
    job: 'sokha-barista',
    from: [
      ['pisey', 'accepted', 'Your trial shift is on Saturday at 6:00. Please bring comfortable shoes.'],
      ['monika', 'pending'],
      ['somaly', 'pending'],
      [
        'sina',
        'rejected',
        'Thank you. We think that you belong in a kitchen: please look at our noodle job.',
      ],
    ],
  },
  {
    job: 'sokha-km-cashier',
    from: [
      ['ចន្ធី', 'accepted', 'ខ្ញុំរីករាយណាស់! សូមចាប់ផ្តើមការងារថ្ងៃទី 1 ខែក្រោយ។'],
      ['kalyan', 'pending'],
      ['somaly', 'pending'],
    ],
  },
  {
    job: 'sokha-social',
    from: [
      ['sothy', 'accepted', 'Your posts made the whole café laugh. Can you come on Tuesday at 14:00?'],
      ['malis', 'pending'],
      ['somaly', 'pending'],
      ['panha', 'rejected'],
    ],
  },
  {
    job: 'sokha-km-delivery',
    from: [
      ['vuthy', 'accepted', 'បងស្គាល់ផ្លូវល្អណាស់។ ជួបគ្នានៅហាងម៉ោង 5 ល្ងាចថ្ងៃស្អែក។'],
      ['sarath', 'rejected', 'សូមអរគុណបង។ យើងគិតថាបងសមនឹងការងារជាងម៉ូតូ។'],
      ['rathana_k', 'pending'],
    ],
  },
  {
    job: 'sokha-store-manager',
    from: [
      [
        'thida',
        'accepted',
        'I visited your old shop and asked for you. Please come and see ours on Thursday.',
      ],
      [
        'bunthoeun',
        'rejected',
        'You are more than we can pay in this shop. Please look at the director position.',
      ],
      ['dalin', 'pending'],
      ['rathana_k', 'pending'],
    ],
  },
  {
    job: 'sokha-km-accountant',
    from: [
      ['ravy', 'accepted', 'បទពិសោធន៍របស់បងសមនឹងយើងណាស់។ សូមមកជួបខ្ញុំថ្ងៃពុធ ម៉ោង 2 រសៀល។'],
      ['leakhena', 'pending'],
      ['sovann', 'rejected', 'សូមអរគុណ។ យើងស្វែងរកអ្នកដែលធ្លាប់ប្រកាសពន្ធ។'],
    ],
  },
  {
    job: 'sokha-phone-counter',
    from: [
      ['kalyan', 'accepted'],
      ['monika', 'rejected', 'Sorry, the counter needs somebody in the evening, when you study.'],
      ['vuthy', 'pending'],
    ],
  },
  {
    job: 'sokha-web',
    from: [
      [
        'sreyneang',
        'accepted',
        'We like your shops. Bring your laptop on Friday at 10:00 and meet the team.',
      ],
      [
        'dara',
        'accepted',
        'Your offline idea is just what our riders need. Please come for an interview on Monday at 9:00.',
      ],
      ['visal', 'rejected', 'You would be bored with us after a week. Let us stay in touch.'],
      ['panha', 'pending'],
      ['kimhong', 'pending'],
    ],
  },
  {
    job: 'sokha-km-barista',
    from: [
      ['somaly', 'accepted', 'អាចមករៀនឆុងកាហ្វេបានពីថ្ងៃសៅរ៍នេះ។'],
      ['pisey', 'pending'],
    ],
  },
  {
    job: 'sokha-bookkeeper',
    from: [
      ['ravy', 'rejected', 'We would rather see you as our head accountant in Toul Kork.'],
      ['leakhena', 'accepted', 'Please bring your certificates on Wednesday.'],
      ['thida', 'pending'],
    ],
  },
  {
    job: 'sokha-rider',
    from: [
      ['vuthy', 'accepted', 'Welcome back on the road. The helmet is waiting for you.'],
      ['panha', 'pending'],
      ['borey', 'rejected'],
    ],
  },
  {
    job: 'sokha-km-stock',
    from: [
      ['rathana_k', 'accepted', 'សូមមកមើលឃ្លាំងរបស់យើងថ្ងៃសុក្រនេះ។'],
      ['ចន្ធី', 'pending'],
      ['thida', 'pending'],
    ],
  },
  {
    job: 'sokha-graphic',
    from: [
      ['malis', 'accepted', 'រូបរចនារបស់ប្អូនស្អាតណាស់! Let us begin with the paper bags.'],
      ['sothy', 'pending'],
      [
        'dara',
        'rejected',
        'Your apps are lovely, your drawings less so. Please apply for our web or mobile job instead.',
      ],
    ],
  },
  {
    job: 'sokha-km-page',
    from: [
      ['somaly', 'pending'],
      ['malis', 'pending'],
      ['sothy', 'accepted', 'សូមផ្ញើគំនិតបង្ហោះសម្រាប់មួយសប្តាហ៍មកខ្ញុំ។'],
    ],
  },
  {
    job: 'sokha-buyer',
    from: [
      ['sina', 'accepted', 'You chose the best mangoes of the test. Welcome!'],
      ['thida', 'rejected', 'The position is filled now. Thank you for getting up at four with us.'],
    ],
  },
  {
    job: 'sokha-ops',
    from: [
      ['bunthoeun', 'pending'],
      ['borey', 'rejected', 'Impressive, but we need ten years of shops, not of software.'],
      ['thida', 'pending'],
    ],
  },
  {
    job: 'sokha-km-manager',
    from: [
      ['thida', 'accepted', 'អបអរសាទរ! សាខាស្ទឹងមានជ័យរង់ចាំបង។'],
      ['dalin', 'rejected', 'សូមអរគុណ។ មានអ្នកទទួលតំណែងនេះហើយ។'],
    ],
  },
  {
    job: 'sokha-cook-helper',
    from: [
      ['sina', 'accepted', 'The broth was perfect. See you at five tomorrow morning.'],
      ['pisey', 'rejected'],
    ],
  },
  {
    job: 'sokha-km-web',
    from: [
      ['sreyneang', 'pending'],
      ['sokunthea', 'rejected', 'សូមអរគុណប្អូន។ សូមដាក់ពាក្យម្តងទៀតពេលមានបទពិសោធន៍ 1 ឆ្នាំ។'],
      ['dara', 'pending'],
    ],
  },
];

const toOthers: readonly ApplicationsToJob[] = [
  {
    job: 'vannak-mobile-senior',
    from: [
      ['visal', 'pending'],
      ['dara', 'rejected', 'Two more years and you are our first call. We loved the pharmacy app.'],
    ],
  },
  {
    job: 'vannak-backend-node',
    from: [
      [
        'visal',
        'accepted',
        'Your letter made us read your code for an hour. Interview by video on Tuesday, 15:00?',
      ],
      ['sreyneang', 'pending'],
    ],
  },
  {
    job: 'vannak-react',
    from: [
      ['dara', 'accepted', 'The team would like to meet you: Wednesday at 10:00, with coffee.'],
      ['sreyneang', 'pending'],
    ],
  },
  {
    job: 'vannak-qa',
    from: [['kimhong', 'accepted', 'You found a fault in our application form. You are invited.']],
  },
  { job: 'vannak-pm', from: [['borey', 'pending']] },
  {
    job: 'vannak-intern',
    from: [
      ['panha', 'accepted', 'Welcome! Your mentor will write to you this week.'],
      ['sokunthea', 'pending'],
    ],
  },
  {
    job: 'vannak-km-tester',
    from: [
      ['kimhong', 'pending'],
      ['sokunthea', 'pending'],
    ],
  },
  {
    job: 'rithy-android',
    from: [
      ['dara', 'pending'],
      ['sokunthea', 'rejected', 'Please try again after your first year of work.'],
    ],
  },
  { job: 'rithy-noc', from: [['ratana', 'accepted', 'Can you start with the night shift in January?']] },
  { job: 'bopha-network', from: [['ratana', 'pending']] },
  { job: 'bopha-km-it', from: [['ratana', 'rejected', 'សូមអរគុណបង។ បងសមនឹងតំណែងជាន់ខ្ពស់របស់យើងជាង។']] },
  { job: 'bopha-credit', from: [['leakhena', 'pending']] },
  {
    job: 'bopha-data',
    from: [['sovann', 'accepted', 'Please come to our head office on Thursday and bring one chart.']],
  },
  { job: 'chanthou-ds', from: [['sovann', 'pending']] },
  {
    job: 'theary-km-app',
    from: [
      ['dara', 'pending'],
      ['sokunthea', 'pending'],
    ],
  },
  {
    job: 'theary-claims',
    from: [['leakhena', 'rejected', 'Thank you for your interest. The position went to a nurse this time.']],
  },
  { job: 'chenda-km-line', from: [['samnang', 'accepted', 'សូមមកធ្វើតេស្តជាមួយក្រុមនៅថ្ងៃចន្ទ ម៉ោង 7 ព្រឹក។']] },
  { job: 'chenda-qc', from: [['samnang', 'pending']] },
  { job: 'makara-km-cook', from: [['sina', 'pending']] },
  {
    job: 'maly-front',
    from: [
      ['dalin', 'accepted', 'Please come for lunch with the team on Sunday.'],
      ['monika', 'pending'],
    ],
  },
  {
    job: 'maly-japan',
    from: [
      ['dalin', 'rejected', 'We have found somebody who lived in Japan. Please look at our reception job.'],
    ],
  },
  {
    job: 'kosal-mechanic',
    from: [['sarath', 'accepted', 'Bring your ears. We have an engine that nobody understands.']],
  },
  { job: 'sambath-warehouse', from: [['rathana_k', 'pending']] },
  { job: 'piseth-km-design', from: [['malis', 'rejected', 'ស្នាដៃល្អណាស់ ប៉ុន្តែយើងត្រូវការអ្នកចេះ 3D។']] },
];

export const applicationsByJob: readonly ApplicationsToJob[] = [...toSokha, ...toOthers];
