/** The allowed imports: docs/architecture.md, "Who may import whom", as rules. Every violation is an error. */
const feature = '^server/(?!platform/|press/|embedded/|main\\.ts|jobs\\.ts)([^/]+)/'

/** Files with a feature's states and rules: they import no database, clock or request. */
const pureModules = [
  '^server/articles/(article|fields|pictures|teaser)\\.ts$',
  '^server/articles/(publication/(approval|schedule)|reading/shown-(body|gallery)|writing/(presence|events))\\.ts$',
  '^server/(ads/banner|comments/comment|ideas/idea|media/picture)\\.ts$',
  '^server/.*/policy\\.ts$',
]

/**
 * The floors of a folder, from the ground up. A folder imports folders of lower floors: down by query and command. What must go up goes by an event,
 * or stands in the folder above that collects it.
 */
const floors = {
  server: [
    ['audit', 'consent', 'locations', 'media', 'payouts', 'redirects', 'site'],
    ['accounts', 'ads', 'backup', 'notifications'],
    ['events', 'ideas', 'subscriptions', 'support'],
    ['articles', 'dashboard'],
    ['analysis', 'announcing', 'comments', 'imports', 'reports', 'search', 'sharing', 'users'],
    ['applications', 'google', 'palette', 'seo'],
    ['audience', 'monitor', 'shares'],
    ['newsletter'],
    ['privacy', 'sitemaps'],
    ['health'],
  ],
  'server/articles': [
    ['reading', 'suggestions'],
    ['corrections', 'front', 'library', 'publication', 'writing'],
    ['batch', 'review', 'versions'],
    ['bulk', 'own', 'revision'],
    ['desk', 'edit'],
  ],
  'components/articles': [
    ['front', 'own', 'versions'],
    ['corrections', 'saving'],
    ['publication', 'review', 'screen', 'suggestions'],
    ['comments', 'desk', 'revision'],
    ['seo'],
    ['form'],
  ],
  'server/platform': [['process'], ['db', 'outside'], ['session', 'work'], ['door', 'live', 'mail'], ['list']],
  'server/press': [['request'], ['page'], ['print'], ['keep'], ['send']],
}

const floorRules = Object.entries(floors).flatMap(([base, levels]) => [
  ...levels.map((names, level) => ({
    name: `floors-of-${base}`,
    severity: 'error',
    from: { path: `^${base}/(${names.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${base}/(${levels.slice(level).flat().join('|')})/`, pathNot: `^${base}/$1/` },
  })),
  {
    name: `every-folder-of-${base}-has-a-floor`,
    severity: 'error',
    from: {
      path: `^${base}/(?!(${[...levels.flat(), ...(base === 'server' ? ['platform', 'press', 'embedded'] : [])].join('|')})/)[^/]+/`,
    },
    to: {},
  },
])

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...floorRules,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      comment: 'A module that nobody imports is dead code; entry points are named here.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^app/',
          '^components/layout/clicks\\.ts$',
          '^scripts/',
          '^tests/',
          '^prisma/',
          '(config|middleware|instrumentation)\\.(ts|mjs|cjs)$',
        ],
      },
      to: {},
    },
    {
      name: 'lib-is-pure',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|components|server|prisma|scripts|tests)/', pathNot: '^prisma/reference/.*\\.json$' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(app|components/(?!ui/)|server|prisma|scripts)/' },
    },
    {
      name: 'components-take-types-from-the-server',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^(app|server|prisma|scripts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-asks-features-by-their-doors',
      comment:
        "Routes import a feature's queries, actions and http bodies, and of the platform what belongs to the request.",
      severity: 'error',
      from: { path: '^app/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^server/',
        pathNot: [
          '/(queries|actions|http)(\\.ts$|/)',
          '^server/platform/(door/(notice|block|route|action)|session/session|process/(env|log|clock)|work/health)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'features-meet-by-queries-commands-and-events',
      severity: 'error',
      from: { path: feature },
      to: {
        path: feature,
        pathNot: ['^server/$1/', '/(queries|commands|events)(\\.ts$|/)'],
      },
    },
    {
      name: 'rules-and-policies-are-pure',
      severity: 'error',
      from: { path: pureModules },
      to: { path: '^(server|app|components|prisma)/', pathNot: pureModules, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'commands-run-in-plain-node',
      comment: 'The worker, the importer and tests call them outside Next.',
      severity: 'error',
      from: { path: '^server/.*/(commands/|queries|jobs\\.ts|events\\.ts)', pathNot: '\\.test\\.ts$' },
      to: { path: '^node_modules/(next|next-auth|react|react-dom)/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: [feature, '^server/(press|embedded|jobs)'] },
    },
    {
      name: 'press-knows-no-feature',
      severity: 'error',
      from: { path: '^server/press/', pathNot: '\\.test\\.ts$' },
      to: { path: feature },
    },
    {
      name: 'features-only-forget',
      comment: 'A feature imports nothing of the press but `forget`.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^server/press/', pathNot: '^server/press/keep/forget\\.ts$' },
    },
    {
      name: 'nobody-imports-app',
      comment: "Except instrumentation.ts, which hands the app's writer of articles to the press.",
      severity: 'error',
      from: { pathNot: ['^app/', '^instrumentation\\.ts$'] },
      to: { path: '^app/' },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: {
        pathNot: ['^tests/', '\\.test\\.tsx?$', 'vitest\\.config\\.ts$', 'playwright\\.config\\.ts$', '^scripts/'],
      },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^\\.next/', '^prisma/generated/', '^public/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser' },
  },
}
