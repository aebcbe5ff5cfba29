import type { Plugin } from 'vite';

/**
 * The browser gets the router's production build. For ES modules its package names the development
 * build only, whose warnings every visitor would load.
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
  };
}
