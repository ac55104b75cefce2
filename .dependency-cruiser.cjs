// Who may import whom (docs/architecture.md). The tree in tools/scripts/boundaries must fail them.
const PURE = '^shared/(ui|format|contract)/';
const STATEFUL = '^shared/(session|request|store|platform)/';
/** Rooms of the API behind which an outside service or a costly tool stands. */
const PORTS = 'mail|push|payment|captcha|google|sms|plus-payment|identity|limits|pictures|files|delivery';
/** What every floor of the API but domain may use. */
const GROUND = 'outbox\\.ts|services\\.ts|work-through\\.ts|job-kind\\.ts|logged-error\\.ts';
/** Files of a feature of the API (api/src/features), and the floors that each may import. */
const FEATURE_FILES = {
  rules: 'domain',
  queries: 'domain|database',
  flow: `domain|database|flows|${PORTS}`,
  letter: `domain|database|${PORTS}`,
  texts: `domain|database|flows|http|${PORTS}`,
  calls: `domain|database|flows|http|${PORTS}`,
};
/** They may import from any floor. */
const TESTS = '(\\.test\\.tsx?$|/testing\\.ts$|/(testing|hold)/)';
/** Folders of rooms, from the lowest to the highest: each imports none that stands after it. */
const FLOORS = {
  'host/server': ['http', 'contents', 'builds', 'flags', 'overrides', 'render', 'page', 'search-engines', 'forms', 'site'],
  'host/src': [
    'dom',
    'federation',
    'start',
    'router',
    'prefetch',
    'remotes',
    'panel',
    'shell',
    'pages',
    'browser',
    'server-render',
  ],
  'api/src': [
    'domain',
    'database',
    'captcha',
    'delivery',
    'files',
    'google',
    'plus-payment',
    'identity',
    'limits',
    'payment',
    'pictures',
    'push',
    'mail',
    'sms',
    'backup',
    'webhooks',
    'flows',
    'jobs',
    'http',
    'features',
    'served',
    'roles',
    'catalogue-bench',
    'operator',
    'search-quality',
  ],
  'world/src': ['data', 'catalogue', 'people', 'content', 'importer'],
  'console/src': [
    'api',
    'i18n',
    'data',
    'parts',
    'session',
    'figures',
    'orders',
    'returns',
    'decisions',
    'customers',
    'opinions',
    'goods',
    'files',
    'marketing',
    'categories',
    'rollout',
    'team',
    'shell',
  ],
};
const onFloors = Object.entries(FLOORS).flatMap(([room, folders]) => [
  ...folders.slice(0, -1).map((folder, floor) => ({
    name: 'imports-lead-downwards',
    severity: 'error',
    from: { path: `^${room}/${folder}/`, pathNot: TESTS },
    to: { path: `^${room}/(${folders.slice(floor + 1).join('|')})/` },
  })),
  {
    name: 'every-folder-has-a-floor',
    comment: 'Name it in FLOORS.',
    severity: 'error',
    from: { path: `^${room}/(?!(${folders.join('|')}|testing|hold)/)[^/]+/` },
    to: {},
  },
]);

module.exports = {
  forbidden: [
    ...onFloors,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'remotes-never-import-each-other',
      severity: 'error',
      from: { path: '^remote-([^/]+)/' },
      to: { path: '^(remote-|host/)', pathNot: '^remote-$1/' },
    },
    {
      name: 'remotes-use-the-platform',
      comment: 'A second copy of a shared library in a remote would not be the one that the shell uses.',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/', pathNot: '(\\.test\\.tsx?|/standalone\\.tsx|/src/testing/[^/]+)$' },
      to: { path: '^shared/(session|request|store|tracking|i18n|build|testing)/' },
    },
    {
      name: 'remotes-take-libraries-from-the-platform',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/', pathNot: '(\\.test\\.tsx?|/standalone\\.tsx)$' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|react-redux|redux|redux-saga|@reduxjs|axios|i18next|react-i18next)/',
      },
    },
    {
      name: 'host-reaches-remotes-by-federation-only',
      severity: 'error',
      // Browser tests know texts, and have a rule of their own.
      from: { path: '^(host|api|delivery|shared|world|tools/pictures)/', pathNot: '\\.test\\.tsx?$|^shared/qa/' },
      to: { path: '^remote-' },
    },
    {
      name: 'no-sibling-feature',
      severity: 'error',
      from: { path: '^(api|remote-[^/]+)/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-do-not-know-pages',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/(features|parts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^remote-[^/]+/src/(pages|extensions|sections)/' },
    },
    {
      name: 'exposed-files-know-no-other',
      comment: 'Each is loaded by itself: what two of them share belongs to a feature or to the parts.',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/(pages|extensions)/[^/]+\\.tsx$', pathNot: '\\.test\\.tsx$' },
      to: { path: '^remote-[^/]+/src/(pages|extensions)/[^/]+\\.tsx$' },
    },
    {
      name: 'kit-stands-on-the-platform',
      comment: 'It is compiled into each remote, and what it uses comes from the shell.',
      severity: 'error',
      from: { path: '^shared/kit/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/', pathNot: '^shared/(kit|platform|contract|ui)/' },
    },
    {
      name: 'pure-packages-stay-pure',
      severity: 'error',
      from: { path: PURE, pathNot: '\\.test\\.tsx?$' },
      to: { path: STATEFUL },
    },
    {
      name: 'servers-know-no-application-source',
      severity: 'error',
      from: { path: '^(api|delivery|host/server|world|tools/(adapter-medusa|conformance|pictures))/' },
      to: { path: '^(host/src|remote-|shared/(?!contract|csv|format|serving|settings|objects|outside))' },
    },
    {
      name: 'the-console-is-a-program-of-its-own',
      comment: 'It knows the API by the contract, and the shop does not know it. Browser tests start it as a process.',
      severity: 'error',
      from: { path: '^console/' },
      to: { path: '^(host|remote-|api|world|e2e|tools|shared/(?!contract|csv|format|serving|settings))' },
    },
    {
      name: 'the-console-reads-releases-on-its-server',
      comment: 'What browsers load has no code that reads or changes what is live.',
      severity: 'error',
      from: { path: '^console/(?!server/)' },
      to: { path: '^delivery/' },
    },
    {
      name: 'nothing-needs-the-console',
      severity: 'error',
      from: { path: '^(?!console/)' },
      to: { path: '^console/' },
    },
    {
      name: 'host-contract-stays-pure',
      comment: 'Web server and bundles of the host import it, and neither may bring the other its code.',
      severity: 'error',
      from: { path: '^host/contract/' },
      to: { pathNot: '^(host/contract|shared/contract)/|/react-router-dom/' },
    },
    {
      name: 'api-runs-without-the-world',
      comment: 'One file loads the world, and only to fill an empty store.',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/src/world\\.ts$' },
      to: { path: '^world/|(^|/)@shop/world(/|$)' },
    },
    {
      name: 'api-domain-is-the-bottom',
      comment: 'domain ← database ← flows ← http; mail, payment and other ports stand beside flows.',
      severity: 'error',
      from: { path: '^api/src/domain/', pathNot: TESTS },
      to: { path: '^api/src/(?!domain/)|(^|/)(drizzle-orm|fastify)(/|$)' },
    },
    {
      name: 'api-database-knows-only-domain',
      severity: 'error',
      from: { path: '^api/src/database/', pathNot: TESTS },
      to: { path: '^api/src/(?!database/|domain/)' },
    },
    {
      name: 'api-ports-know-no-flows',
      severity: 'error',
      from: { path: `^api/src/(${PORTS})/`, pathNot: TESTS },
      to: { path: `^api/src/(?!(${PORTS}|database|domain)/|(${GROUND})$)` },
    },
    {
      name: 'api-flows-know-no-http',
      severity: 'error',
      from: { path: '^api/src/flows/', pathNot: TESTS },
      to: { path: `^api/src/(?!(flows|${PORTS}|database|domain)/|(${GROUND})$)|(^|/)fastify(/|$)` },
    },
    {
      name: 'api-http-only-downwards',
      comment: 'http reads the request, calls one flow or query and shapes the answer: it begins no transaction.',
      severity: 'error',
      from: { path: '^api/src/http/', pathNot: TESTS },
      to: {
        path: `^api/src/(?!(http|flows|${PORTS}|database|domain)/|(${GROUND})$)|^api/src/database/transact\\.ts$|(^|/)drizzle-orm(/|$)`,
      },
    },
    {
      name: 'api-http-is-the-top',
      severity: 'error',
      from: { path: '^api/src/(?!(http|features|served|roles)/|app\\.ts$)', pathNot: TESTS },
      to: { path: '^api/src/http/' },
    },
    ...Object.entries(FEATURE_FILES).map(([kind, floors]) => ({
      name: 'files-of-api-features-keep-the-floors',
      comment: 'Each kind of file of a feature imports what its floor does.',
      severity: 'error',
      from: { path: `^api/src/features/([^/]+)/${kind}\\.ts$` },
      to: { path: '^api/src/', pathNot: `^api/src/(${floors})/|^api/src/features/$1/|^api/src/(${GROUND})$` },
    })),
    {
      name: 'api-feature-calls-begin-no-transaction',
      severity: 'error',
      from: { path: '^api/src/features/[^/]+/(calls|texts)\\.ts$' },
      to: { path: '^api/src/database/transact\\.ts$|(^|/)drizzle-orm(/|$)' },
    },
    {
      name: 'nothing-needs-a-tool',
      comment: 'The shop runs without them, and none needs another. Browser tests have a rule of their own.',
      severity: 'error',
      from: { path: '^(?!e2e/)(?:tools/)?([^/]+)/' },
      to: { path: '^tools/', pathNot: '^tools/$1/' },
    },
    {
      name: 'no-circle-of-types-in-the-world',
      severity: 'error',
      from: { path: '^(world|tools/pictures)/' },
      to: { circular: true },
    },
    {
      name: 'tests-in-the-browser-know-types-and-texts',
      severity: 'error',
      from: { path: '^(e2e|shared/qa)/' },
      to: {
        path: '^(host|remote-|api|delivery|world|tools/(?!adapter-medusa)|shared/(?!contract|i18n|qa))',
        pathNot: '^(host|remote-[^/]+)/locales/',
      },
    },
    {
      name: 'gallery-shows-components-and-texts',
      severity: 'error',
      from: { path: '^tools/gallery/' },
      to: {
        path: '^(host|remote-|api|delivery|world|e2e|shared/(?!ui|forms|format|contract|i18n|build))',
        pathNot: '^(host|remote-[^/]+)/locales/',
      },
    },
    {
      name: 'slices-are-pure',
      severity: 'error',
      from: { path: '/slice\\.ts$' },
      to: { path: '(/saga\\.ts$|node_modules/(axios|react)/|^shared/request/)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|releases|\\.cache|\\.data|assets)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
