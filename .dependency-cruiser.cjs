/**
 * Import directions: contracts <- platform <- services; contracts <- frontend; ui, lib, content <- components <- features <- routes.
 * infra/lint/main.ts runs this and fails when dependency-cruiser did not read every file.
 */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-cycles-between-folders-of-a-service',
      severity: 'error',
      scope: 'folder',
      from: { path: '^services/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-between-other-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(frontend/app/features|infra|bench)/' },
      to: { circular: true },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^services/contracts/(?!jest\\.config)' },
      to: { path: '^(services/(?!contracts/)|frontend/|infra/|gateway/)' },
    },
    {
      name: 'platform-imports-only-contracts',
      severity: 'error',
      from: { path: '^services/platform/src/' },
      to: { path: '^(services/(?!contracts/|platform/)|frontend/|gateway/)' },
    },
    {
      name: 'no-service-imports-another',
      comment: 'Only migrate may, and only the database description of each.',
      severity: 'error',
      from: { path: '^services/(leads|scheduling|rankings|email)/' },
      to: { path: '^(services/(?!contracts/|platform/|testing/|$1/)|frontend/|gateway/)' },
    },
    {
      name: 'test-kit-only-in-tests',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: '^services/testing/|\\.spec\\.ts$' },
      to: { path: '^services/testing/' },
    },
    {
      name: 'test-kit-knows-no-service',
      comment: 'A service starts itself with the kit, in its own test folder.',
      severity: 'error',
      from: { path: '^services/testing/' },
      to: { path: '^(services/(leads|scheduling|rankings|email|migrate)/|frontend/|gateway/)' },
    },
    {
      name: 'migrate-imports-database-descriptions',
      severity: 'error',
      from: { path: '^services/migrate/src/' },
      to: { path: '^services/(leads|scheduling|rankings|email)/src/(?!database\\.ts$)' },
    },
    {
      name: 'frontend-knows-only-contracts',
      severity: 'error',
      from: { path: '^frontend/app/' },
      to: { path: '^(services/(?!contracts/)|infra/|gateway/)' },
    },
    {
      name: 'infra-imports-only-contracts',
      comment:
        'contracts <- infra <- the test kit <- tests of platform and services. What infra and the services must say alike is compared in tests/system/agreements.',
      severity: 'error',
      from: { path: '^infra/' },
      to: { path: '^(services/(?!contracts/)|frontend/|gateway/)' },
    },
    {
      name: 'tools-know-services-from-outside',
      comment:
        'What starts, tests or measures the product uses its API, or what a package exports by name.',
      severity: 'error',
      from: { path: '^(gateway|infra|tests|bench)/' },
      to: {
        path: '^(services/(platform|leads|scheduling|rankings|email|migrate)/src/|frontend/app/)',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'what-starts-the-product-needs-no-build',
      comment:
        'In a fresh clone, `make up`, `make doctor` and the like run before anything is built: they import sources by name.',
      severity: 'error',
      from: {
        path: '^infra/(doctor|docker|settings|native|commands)/',
        pathNot: '(\\.spec\\.ts|^infra/commands/test-mail\\.ts)$',
      },
      to: {
        path: '^services/contracts/',
        pathNot: '^services/contracts/src/(brand|page-addresses)\\.ts$',
      },
    },
    {
      name: 'nothing-imports-tests-or-measurements',
      severity: 'error',
      from: { path: '^(services|frontend|gateway|infra)/' },
      to: { path: '^(tests|bench)/' },
    },
    {
      name: 'pages-import-no-tools',
      comment: 'What checks, changes or takes pictures of the built pages is no part of them.',
      severity: 'error',
      from: { path: '^frontend/app/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^frontend/(pictures|postbuild|test|e2e)/' },
    },
    {
      name: 'ui-lib-content-below-features',
      severity: 'error',
      from: { path: '^frontend/app/(ui|lib|content)/' },
      to: { path: '^frontend/app/(components|features|routes)/' },
    },
    {
      name: 'components-below-features',
      severity: 'error',
      from: { path: '^frontend/app/components/' },
      to: { path: '^frontend/app/(features|routes)/' },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^frontend/app/features/' },
      to: { path: '^frontend/app/routes/' },
    },
    {
      name: 'no-feature-imports-another',
      comment: 'Except the slot picker, which visitors and the owner read the same way.',
      severity: 'error',
      from: { path: '^frontend/app/features/([^/]+)/' },
      to: { path: '^frontend/app/features/(?!$1/|slot-picker/)' },
    },
    {
      name: 'nothing-imports-what-composes-the-desk',
      comment:
        'Slices may import one another, without cycles. Today, the palette, the frame, settings and the dashboards compose them; tests may, too.',
      severity: 'error',
      from: {
        path: '^frontend/app/features/(owner|rankings)/(?!(today|palette|frame|settings|overview|source)/)[^/]+/',
        pathNot: '\\.(test|fixture)\\.tsx?$',
      },
      to: {
        path: '^frontend/app/features/(owner/(today|palette|frame|settings)/|rankings/(overview|source)/|[^/]+/dashboard\\.tsx$)',
      },
    },
    {
      name: 'what-slices-share-imports-no-slice',
      severity: 'error',
      from: { path: '^frontend/app/features/(owner|rankings)/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^frontend/app/features/$1/(?!shared/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(services/[^/]+/(dist|\\.wireit)|frontend/(build|\\.react-router|\\.wireit))/',
    },
  },
};
