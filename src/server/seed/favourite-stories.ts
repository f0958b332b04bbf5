/** Who saved which jobs, the latest saved first; knows no ids and no times. */
import { type JobKey, type Login } from './story-types.ts';

export const savedBy: readonly (readonly [user: Login, jobs: readonly JobKey[]])[] = [
  [
    'dara',
    [
      'sokha-mobile-junior',
      'vannak-react',
      'sokha-km-consultant',
      'makara-app',
      'theary-km-app',
      'vannak-angular',
    ],
  ],
  ['sokha', ['bopha-marketing', 'makara-km-cook']],
  ['sreyneang', ['sokha-web', 'theary-php', 'kosal-parts']],
  ['visal', ['vannak-cto', 'bopha-java']],
  ['panha', ['vannak-vue-part', 'phalla-coding', 'sokha-rider']],
  ['malis', ['vannak-uiux', 'sokha-graphic']],
  ['somaly', ['sokha-km-page', 'sokha-km-barista', 'nimol-km-page']],
  ['sreypov', ['sokha-barista', 'makara-waiter']],
  ['veasna', ['sambath-km-driver']],
  ['សុភ័ក្រ', ['phalla-km-computer', 'bopha-km-teller']],
];
