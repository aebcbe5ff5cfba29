import type { Plugin } from 'vite';

/** The router's own words for a page that fails or loads, where root.tsx has the site's; and what only server components need. */
const unused = [
  'DefaultErrorComponent',
  'RemixRootDefaultErrorBoundary',
  'RemixRootDefaultHydrateFallback',
  'RSCErrorHandler',
];

/**
 * The browser gets the router's production build. For ES modules its package names the development
 * build only, whose warnings every visitor would load. What it would show by itself stays out, too.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found?.id.replace(
          '/react-router/dist/development/',
          '/react-router/dist/production/',
        );
      },
    },
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\//,
        code: /^function RemixRootDefaultErrorBoundary\(/m,
      },
      handler: (code) => ({ code: unused.reduce(withoutLook, code), map: null }),
    },
  };
}

/** Should the site's own page fail as well, the error goes on to the browser's console. */
function withoutLook(code: string, name: string): string {
  const component = new RegExp(`^function ${name}\\([^]*?^}$`, 'm');
  if (!component.test(code)) throw new Error(`The router has no ${name} any more.`);
  return code.replace(component, `function ${name}({ error }) {\n  throw error;\n}`);
}
