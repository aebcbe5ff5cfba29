export interface Target {
  /** npm workspace. */
  workspace: string;
  /** Folder of the workspace, whose files are the inputs. */
  folder: string;
  /** What must exist after the build. */
  output: string;
  /** Targets that are built first; their changes also change this one. */
  needs: string[];
  /** Settings that are built into the result. */
  settings?: string[];
}

const service = (name: string, needs = ['platform']): [string, Target] => [
  name,
  {
    workspace: `@agency/${name}`,
    folder: `services/${name}`,
    output: `services/${name}/dist/main.js`,
    needs,
  },
];

const library = (name: string, needs: string[]): [string, Target] => [
  name,
  {
    workspace: `@agency/${name}`,
    folder: `services/${name}`,
    output: `services/${name}/dist/index.js`,
    needs,
  },
];

/** The build targets, in a possible build order. */
export const targets: ReadonlyMap<string, Target> = new Map([
  library('contracts', []),
  [
    'frontend',
    {
      workspace: '@agency/frontend',
      folder: 'frontend',
      output: 'frontend/build/client/index.html',
      needs: ['contracts'],
      settings: ['SITE_URL', 'VITE_TAG_MANAGER_ID', 'TAG_HOSTS'],
    },
  ],
  library('platform', ['contracts']),
  service('leads'),
  service('scheduling'),
  service('rankings'),
  service('email'),
  service('migrate', ['leads', 'scheduling', 'rankings', 'email']),
]);
