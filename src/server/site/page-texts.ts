/** What the pages that are the same for everybody say of themselves to chats and search engines, in both languages. */
import { type DescribedPage, type PageLanguage } from '#contract/pages.ts';
import { type Preview } from '#server/http/pages/link-preview.ts';

type Text = Pick<Preview, 'title' | 'description'>;

const texts = {
  '/': {
    eng: {
      title: 'Karngea, jobs in Cambodia',
      description:
        'Find jobs in Cambodia and apply from your phone, in English or Khmer, even with a bad connection.',
    },
    kh: {
      title: 'Karngea ការងារនៅកម្ពុជា',
      description: 'ស្វែងរកការងារនៅកម្ពុជា ហើយដាក់ពាក្យតាមទូរសព្ទរបស់អ្នក ជាភាសាខ្មែរ ឬអង់គ្លេស ទោះអ៊ីនធឺណិតខ្សោយក៏ដោយ។',
    },
  },
  '/jobs': {
    eng: {
      title: 'Jobs | Karngea',
      description:
        'New jobs in Cambodia. Search by industry, level and place, save what you like and apply with one CV.',
    },
    kh: {
      title: 'ការងារ | Karngea',
      description:
        'ការងារថ្មីៗនៅកម្ពុជា។ ស្វែងរកតាមវិស័យ កម្រិត និងទីកន្លែង រក្សាទុកការងារដែលអ្នកពេញចិត្ត ហើយដាក់ពាក្យដោយប្រើ CV តែមួយ។',
    },
  },
  '/about': {
    eng: {
      title: 'About us | Karngea',
      description: 'Work and people find each other here, everywhere in Cambodia.',
    },
    kh: {
      title: 'អំពីយើង | Karngea',
      description: 'កន្លែងដែលអ្នករកការងារ និងនិយោជកជួបគ្នា ទូទាំងប្រទេសកម្ពុជា។',
    },
  },
} as const satisfies Record<DescribedPage, Record<PageLanguage, Text>>;

/** What a chat or a search engine is told of the page. */
export const describePage = (page: DescribedPage, language: PageLanguage): Preview => ({
  ...texts[page][language],
  language,
  type: 'website',
});
