/** What the linter keeps: honest types, small files, named exports, no text outside the catalogues. */
import lingui from 'eslint-plugin-lingui';
import regexp from 'eslint-plugin-regexp';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './build/eslint-rules.js';

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

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'data', 'public', 'test-results', 'playwright-report', 'android'] },
  {
    plugins: { house },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'house/disable-needs-reason': 'error',
      'house/no-index-files': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'prefer-const': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.base],
    rules: { '@typescript-eslint/no-unused-vars': 'error', 'no-undef': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Leaving a key out of an object is what the name before `...rest` is for.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // Untrusted texts are matched by these patterns, so none may take quadratic time.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignorePartial: false, ignoreSticky: false },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { lingui, 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      // Takes every object that carries a ref for the ref itself, so hooks could not return one among other things.
      'react-hooks/refs': 'off',
      'lingui/no-unlocalized-strings': ['error', unread],
      'no-restricted-syntax': [
        'error',
        {
          // The rule above looks at few attributes of plain HTML elements.
          selector:
            'JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name="title"] > Literal[value=/[A-Za-z]/]',
          message: 'People read titles: use t`…`.',
        },
        ...[
          'JSXOpeningElement[name.name=/(Sheet|Dialog|Question)$/] > JSXAttribute[name.name="open"][value=null]',
          'VariableDeclarator[id.elements.0.name=/Open$/] > CallExpression[callee.name="useState"] > Literal[value=true]',
          'CallExpression[callee.name=/^use(Layout)?Effect$/] CallExpression[callee.name=/^set.*Open$/] > Literal[value=true]',
        ].map((selector) => ({
          selector,
          message: 'Sheets open only when the user taps something: ask by a card (product 13.5).',
        })),
      ],
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
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.name="setTimeout"][arguments.length=1] > Literal[value>200]',
          'CallExpression[callee.name="setTimeout"][arguments.0.name=/^(resolve|done)$/] > Literal[value>200]',
          'CallExpression[callee.property.name="waitForTimeout"] > Literal[value>200]',
        ].map((selector) => ({
          selector,
          message: 'Wait for what is to happen, by a poll or a clock of the test.',
        })),
      ],
    },
  },
  {
    files: ['src/server/**'],
    ignores: ['src/server/seed/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['Literal[value=/[\\u1780-\\u17ff]/]', 'TemplateElement[value.raw=/[\\u1780-\\u17ff]/]'].map(
          (selector) => ({
            selector,
            message: 'Khmer comes from the catalogue: word it in client/app/ssr/server-texts.ts.',
          }),
        ),
      ],
    },
  },
  {
    // Without a network nothing can be downloaded, and Firefox never tries such an import again.
    files: ['src/outbox/**', 'src/client/data/outbox-*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ImportExpression', message: 'Between a tap and its sending nothing is downloaded.' },
      ],
    },
  },
  {
    files: ['src/server/**', 'tests/**', 'bench/**'],
    rules: { '@typescript-eslint/no-dynamic-delete': 'off' },
  },
  { files: ['bench/**', 'tests/**', 'scripts/**'], rules: { 'no-console': 'off' } },
  // Tools look for a default export in these.
  { files: ['**/*.config.{ts,js}', 'src/client/**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
);
