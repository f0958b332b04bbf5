/** Which module may import which (src/README.md has the map); every rule says in its comment what to do instead. */

const client = '^src/client';
const features = `${client}/features`;
/** The declared arrows between features; a feature may use itself and these: whole features, or single files. */
const featureArrows = {
  // The settings include the notification settings; codes are offered after something was sent.
  accounts: [
    'messages/blocked-row.tsx',
    'push/notification-settings.tsx',
    'push/account-queries.ts',
    'push/last-sent.ts',
  ],
  // Search terms and company names; a new alert may lead to the question about notifications.
  alerts: ['jobs', 'companies/company-queries.ts', 'push/push-state.ts', 'push/last-sent.ts'],
  // A job's page offers to apply, says what the application contains, and takes reports; the list offers alerts.
  jobs: ['applications/apply-button.tsx', 'cvs/share/share-line.tsx', 'reports', 'alerts/new-alert-row.tsx'],
  // A removed job is deleted from the cache.
  reports: ['jobs'],
  // A work card can be made to apply, which then follows.
  cvs: ['applications/apply-with-card.ts'],
  companies: ['jobs', 'alerts/new-alert-row.tsx', 'reports/report-row.tsx'],
  // After posting, employers are asked whether to be notified of applicants.
  posting: ['jobs', 'companies/company-queries.ts', 'push/last-sent.ts'],
  // A company's usual response time; after applying, the app may offer notifications.
  applications: [
    'jobs',
    'cvs',
    'messages',
    'companies/company-queries.ts',
    'push/last-sent.ts',
    'reports/report-row.tsx',
  ],
  messages: [],
  // A notice of several jobs leads to their list. Who was asked for money can report the job.
  notices: ['alerts', 'jobs', 'reports/report-sheet.tsx'],
  dashboard: ['accounts', 'jobs', 'applications'],
  site: ['jobs'],
  operators: [],
  push: [],
};
const nouns =
  'accounts|alerts|companies|contact|jobs|applications|cvs|account-deletion|notices|operators|push|reports|site|statistics|telegram';
/** Modules that name everything they may import; anything else is passed in. */
const closedModules = {
  contract: {
    path: '^src/contract',
    packages: 'zod|libphonenumber-js|i18n-iso-countries',
    why: 'Server, client and worker share it: zod, and the two libraries of docs/decisions/0003.',
  },
  search: {
    path: '^src/search',
    modules: ['^src/contract'],
    packages: '-',
    why: 'Server and phone search with it, so it may know neither: contract only.',
  },
  warnings: {
    path: '^src/warnings',
    modules: ['^src/(contract|search/normalise\\.ts)'],
    packages: '-',
    why: 'A classifier without knowledge of the server: contract and normalise only.',
  },
  occupations: {
    path: '^src/occupations',
    modules: ['^src/contract'],
    packages: '-',
    why: 'Server and client read it, so it may know neither: contract only.',
  },
  'ionic-tanstack': {
    path: `${client}/ionic-tanstack`,
    packages: '(@types/)?(react|react-dom)|@ionic/[^/]+|@tanstack/(react-router|router-core|history|store)',
    why: 'The router bridge is publishable as it stands: React, Ionic and TanStack Router only.',
  },
  transport: {
    path: '^src/transport',
    modules: ['^src/contract'],
    packages: 'zod',
    why: 'It sends calls for pages and worker, so it may know neither: contract and zod.',
  },
  storage: {
    path: '^src/storage',
    packages: 'idb-keyval',
    why: 'Outbox, push and pages store by it, so it may know none of them: idb-keyval only.',
  },
  outbox: {
    path: '^src/outbox',
    modules: ['^src/(contract|storage|transport)'],
    packages: 'zod|idb-keyval',
    why: 'It runs in the worker and in pages without one, so it may know neither: contract, storage, transport, zod and idb-keyval.',
  },
  push: {
    path: '^src/push',
    modules: ['^src/(contract|storage)'],
    packages: 'zod|idb-keyval',
    why: 'Pages and worker share what the device knows of its pushes: contract, storage, zod and idb-keyval.',
  },
  'service-worker': {
    path: '^src/service-worker',
    modules: ['^src/(contract|outbox|push|transport)'],
    packages: 'workbox-[^/]+|zod',
    why: 'It lives on every phone: contract, outbox, push, transport, zod and Workbox only.',
  },
};
/** Tests, and modules that only tests import. */
const tests = '\\.test(-data)?\\.tsx?$';
/** Commands of their own and the server itself: nothing imports them. */
const programs = '^src/server/(main|[a-z]+-main)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one idea: join them, or give the shared part a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it, or use it.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [tests, '\\.d\\.ts$', '(^|/)tsconfig', programs, '\\.json$', '^tests/(api|e2e|faults)/'],
      },
      to: {},
    },
    ...Object.entries(closedModules).map(([name, { path, modules = [], packages, why }]) => ({
      name: `closed-${name}`,
      comment: why,
      severity: 'error',
      from: { path, pathNot: tests },
      to: { pathNot: [path, ...modules, `node_modules/(${packages})/`] },
    })),
    {
      name: 'phone-metadata-in-one-place',
      comment: 'The phone metadata is large: use contract/phone.ts.',
      severity: 'error',
      from: { path: '^src', pathNot: ['^src/contract/phone', tests] },
      to: { path: 'node_modules/libphonenumber-js' },
    },
    {
      name: 'server-stays-on-the-server',
      comment:
        'The server may use contract, search, warnings and occupations; what both sides need goes there.',
      severity: 'error',
      from: { path: '^src/server' },
      to: { path: '^src/(client|service-worker|outbox|push/|transport)' },
    },
    {
      name: 'server-foundations-know-no-noun',
      comment:
        'http, database, search and tasks serve every noun, so they may know none: pass what they need as an argument.',
      severity: 'error',
      from: { path: '^src/server/(http|database|search|tasks)', pathNot: tests },
      to: { path: ['^src/server/[^/]+\\.ts$', `^src/server/(${nouns}|seed)/`] },
    },
    {
      name: 'server-nouns-meet-at-stores',
      comment: "A noun may use a sibling only through its *-store.ts; routes are nobody else's business.",
      severity: 'error',
      from: { path: `^src/server/(${nouns})/`, pathNot: tests },
      to: { path: `^src/server/(${nouns})/`, pathNot: ['^src/server/$1/', '-store\\.ts$'] },
    },
    {
      name: 'server-nouns-below-the-assembly',
      comment: 'app, main and seed use the nouns, never the reverse: take what you need as an argument.',
      severity: 'error',
      from: { path: `^src/server/(${nouns})/`, pathNot: tests },
      to: { path: ['^src/server/[^/]+\\.ts$', '^src/server/seed/'] },
    },
    {
      name: 'server-new-noun',
      comment: 'A folder of the server that no rule knows: a new noun is declared at the top of this file.',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: `^src/server/([^/]+$|(http|database|search|tasks|seed|${nouns})/)`,
      },
      to: {},
    },
    {
      name: 'client-stays-on-the-device',
      comment:
        'The client may use contract, search and occupations, not the texts that train the warnings; the server is reached over HTTP, the worker by messages.',
      severity: 'error',
      from: { path: client },
      to: { path: '^src/(server|service-worker|warnings)' },
    },
    {
      name: 'looks-without-knowledge',
      comment:
        'ui draws what it is given: no data, features, language layer, shell, storage or network. Pass texts and values in.',
      severity: 'error',
      from: { path: `${client}/ui`, pathNot: tests },
      to: {
        path: [
          '^src/(contract|search|warnings|occupations|client/(?!ui/))',
          'node_modules/(@tanstack/(react-query|query-)|idb-keyval|zod|workbox-)',
        ],
      },
    },
    {
      name: 'language-and-data-know-the-contract',
      comment: 'language and data stand below the features and beside each other.',
      severity: 'error',
      from: { path: `${client}/(language|data)`, pathNot: tests },
      to: { path: `${client}/(features|app|ionic-tanstack)/|${client}/main\\.tsx$` },
    },
    {
      name: 'language-beside-data',
      comment: 'The language layer words things; it fetches, stores and draws nothing of the product.',
      severity: 'error',
      from: { path: `${client}/language`, pathNot: tests },
      to: { path: `${client}/(data|ui)/` },
    },
    {
      name: 'data-has-no-looks',
      comment: 'Data shows nothing: throw an ApiFailure or change the cache, and let a screen speak.',
      severity: 'error',
      from: { path: `${client}/data`, pathNot: tests },
      to: { path: `${client}/(ui|language)` },
    },
    {
      name: 'features-below-the-shell',
      comment: 'A feature does not know the shell that shows it.',
      severity: 'error',
      from: { path: `${features}/` },
      to: { path: `${client}/(app/|main\\.tsx$)` },
    },
    {
      name: 'feature-without-arrows',
      comment:
        'A feature that declares no arrows: add it to featureArrows at the top of this file and to src/README.md.',
      severity: 'error',
      from: {
        path: `${features}/`,
        pathNot: `${features}/(${Object.keys(featureArrows).join('|')})/`,
      },
      to: {},
    },
    ...Object.entries(featureArrows).map(([name, allowed]) => ({
      name: `feature-${name}`,
      comment: `The feature ${name} may use ${allowed.length > 0 ? allowed.join(', ') : 'no other feature'}. A new arrow is a decision: declare it here and in src/README.md.`,
      severity: 'error',
      from: { path: `${features}/${name}/` },
      to: { path: `${features}/`, pathNot: [name, ...allowed].map((other) => `${features}/${other}(/|$)`) },
    })),
    {
      name: 'sending-by-client-data',
      comment:
        'Screens call through client/data/api.ts and send queued calls through client/data/outbox-send.ts.',
      severity: 'error',
      from: { path: client, pathNot: [`${client}/data`, tests] },
      to: { path: '^src/(outbox|transport)' },
    },
    {
      name: 'product-knows-no-tests',
      comment: 'Tests import the product and its seed, never the reverse.',
      severity: 'error',
      from: { path: '^src', pathNot: tests },
      to: { path: ['^(tests|bench)/', tests] },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere escapes every other rule: mind the spelling and the file extension.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|@lingui/(core|react)/macro$)' },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file that has the thing; index files hide where things live and defeat splitting.',
      severity: 'error',
      from: {},
      to: { path: '^src/.*/index\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css', '.po'],
    },
  },
};
