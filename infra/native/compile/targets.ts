import { serviceNames } from '../../settings/service-names.ts';

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

const service = (name: string, needs = ['platform'], output = 'dist/main.js'): [string, Target] => [
  name,
  {
    workspace: `@agency/${name}`,
    folder: `services/${name}`,
    output: `services/${name}/${output}`,
    needs,
  },
];

const library = (name: string, needs: string[]) => service(name, needs, 'dist/index.js');

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
  ...serviceNames.map((name) => service(name)),
  service('migrate', [...serviceNames]),
]);
