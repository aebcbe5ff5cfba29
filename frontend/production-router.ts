import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/** The router's own pages for a failed or pending route, which root.tsx replaces, and what only server components need. */
const unusedComponents = [
  'DefaultErrorComponent',
  'RemixRootDefaultErrorBoundary',
  'RemixRootDefaultHydrateFallback',
  'RSCErrorHandler',
];

/**
 * Ships the router's production build (docs/decisions/040). For ES modules its package names only the development
 * build, whose warnings every visitor would download. Its default pages are left out as well.
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
        code: 'function RemixRootDefaultErrorBoundary(',
      },
      handler(code) {
        const text = new MagicString(code);
        const { body } = this.parse(code);
        for (const name of unusedComponents) {
          const component = body.find(
            (statement) => statement.type === 'FunctionDeclaration' && statement.id?.name === name,
          );
          if (!component) throw new Error(`React Router no longer has ${name}.`);
          // If the site's own error page fails as well, the error reaches the browser's console.
          text.overwrite(
            component.start,
            component.end,
            `function ${name}({ error }) {\n  throw error;\n}`,
          );
        }
        return { code: text.toString(), map: null };
      },
    },
  };
}
