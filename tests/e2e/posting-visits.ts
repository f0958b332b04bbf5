/** The first step of a new posting: a template, or a pasted post. */
import { description, press, type Step, untilSeen, type Visit } from './page-visit.ts';

const pastePost: readonly Step[] = [
  ({ page, words }) => page.getByRole('radio', { name: words('Paste a post') }).check(),
  ({ field }) => field('Text of the post').fill('ត្រូវការ៖ ចុងភៅ 2នាក់ និង អ្នករត់តុ 3នាក់\nប្រាក់ខែ ២០០$\n✅ ចេះញញឹម'),
  untilSeen(({ main }) => main.getByRole('status')),
];
export const postingStartVisits: readonly Visit[] = [
  {
    page: '/createjob',
    ready: ({ main }) => main.getByRole('radio'),
    reach: [
      ({ page, words }) =>
        page.getByRole('radio', { name: words('Choose from an existing template') }).check(),
    ],
  },
  {
    page: '/createjob',
    state: 'a pasted post',
    ready: ({ main }) => main.getByRole('radio'),
    reach: pastePost,
  },
  {
    page: '/createjob',
    state: 'what was read from a pasted post',
    ready: ({ main }) => main.getByRole('radio'),
    reach: [...pastePost, press('Fill in the form'), untilSeen(description)],
  },
];
