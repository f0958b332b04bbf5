/** No text outside the catalogues. All other rules are those of oxlint (.oxlintrc.json), which gives no types to plugins. */
import parser from '@typescript-eslint/parser';
import lingui from 'eslint-plugin-lingui';
import { defineConfig } from 'eslint/config';

/** Attributes, properties and functions whose texts no person reads. */
const unread = {
  ignore: [
    '^[^A-Za-z\\u1780-\\u17FF]*$', // nothing to read: no letter of either script (these patterns get no u flag)
    '^[a-z0-9@#./:?=&_-]+$',
    '^[A-Z0-9_-]+$',
    '^M[\\d. ]', // the path of an icon
    '^/[A-Za-z]+$', // a page's address
    '^#[0-9A-Fa-f]{3,8}$',
    '^kg-[a-z -]+$', // classes
    '^[a-z]+[A-Z][A-Za-z]*:?$', // a key of storage
    '^tel:',
    '^Control\\+[A-Z]$',
    '^((ការងារ )?Karngea|Telegram|Messenger|Facebook)$', // names
  ],
  ignoreNames: [
    {
      regex: {
        pattern:
          'className|^class|[cC]lass(Name)?$|^(id|key|type|role|rel|target|name|slot|href|to|src|d|path|variant|kind|size|tab|lang|style|width|height|viewBox|mode|method|inputMode|autoComplete|pattern|event|state|color|fill|layout)$',
      },
    },
    {
      regex: {
        pattern:
          '^(aria-(hidden|live|current|controls|describedby|labelledby|haspopup|invalid|pressed|expanded|modal)|data-.*)$',
      },
    },
    // Values of the contract, which are English in both languages; option-labels words them.
    { regex: { pattern: '^(status|category|industry|location)$' } },
    // Formats of dates, and how a language calls itself.
    { regex: { pattern: '^(day|month|wholeMonth|short|weekday|clock)$' } },
    'queryKey',
    'displayName',
  ],
  ignoreFunctions: [
    'Error',
    'ApiFailure',
    'DOMException',
    '*.addEventListener',
    '*.removeEventListener',
    '*.dispatchEvent',
    '*.setAttribute',
    '*.getAttribute',
    '*.querySelector',
    '*.querySelectorAll',
    '*.closest',
    '*.matches',
    'matchMedia',
    'registerPlugin',
    '*.matchMedia',
    'CustomEvent',
    'Event',
    '*.includes',
    '*.startsWith',
    '*.endsWith',
    '*.split',
    '*.join',
    '*.replace',
    '*.get',
    '*.set',
    '*.has',
    '*.append',
    'console.*',
    'lazy',
    'screen',
    'locked',
    'import',
    'createElement',
    '*.createElement',
    'readStored',
    'writeStored',
    'removeStored',
    'BroadcastChannel',
    'require',
    '*.register',
    '*.toggle',
    '*.add',
    '*.remove',
    '*.contains',
    'formatDate',
    'createStore',
    '*.getPropertyValue',
    '*.setProperty',
  ],
  useTsTypes: true,
};

export default defineConfig(
  {
    files: ['src/client/**/*.{ts,tsx}'],
    languageOptions: {
      parser,
      parserOptions: { project: 'src/client/tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': ['error', unread],
      'lingui/no-expression-in-message': 'error',
      'lingui/t-call-in-function': 'error',
    },
  },
  {
    // No person reads what is said there.
    files: [
      '**/*{.test,-fixture}.{ts,tsx}',
      'src/client/ionic-tanstack/**',
      'src/client/data/**',
      'src/client/features/posting/draft/from-occupation.ts',
      'src/client/features/posting/paste/reader/**',
      'src/client/features/operators/{decisions/decision-reasons,queue/queue-shortcuts}.ts',
      'src/client/features/jobs/filters/choices.ts',
    ],
    rules: { 'lingui/no-unlocalized-strings': 'off' },
  },
);
