import MagicString from 'magic-string';
import { type ESTree, type Plugin, Visitor } from 'vite';

/** The router's own pages for a failed or pending route, which root.tsx replaces, and what only server components need. */
const unusedComponents = [
  'DefaultErrorComponent',
  'RemixRootDefaultErrorBoundary',
  'RemixRootDefaultHydrateFallback',
  'RSCErrorHandler',
];

/** Features that no page uses and no bundler can leave out, as only a setting or an argument reaches them. */
const unusedFeatures = {
  'submitting forms to a route': ['Form', 'handleAction', 'singleFetchActionStrategy'],
  fetchers: ['handleFetcherAction', 'handleFetcherLoader', 'singleFetchLoaderFetcherStrategy'],
  'discovering routes lazily': ['discoverRoutes', 'fetchAndApplyManifestPatches'],
  'prefetching pages': ['PrefetchPageLinks'],
  instrumentation: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
};

/** Called on every page, for features that no page uses: what they return without them. */
const idleHooks = {
  useFogOFWarDiscovery: '',
  usePrefetchBehavior: 'return [false, null, {}];',
  useViewTransitionState: 'return false;',
};

/**
 * Ships the router's production build (docs/decisions/007). For ES modules its package names only the development
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
        const declared = declarationsOf(this.parse(code));
        const replace = (name: string, by: string) => {
          const { start, end } = declared(name);
          text.overwrite(start, end, by);
        };
        // If the site's own error page fails as well, the error reaches the browser's console.
        for (const name of unusedComponents) {
          replace(name, `function ${name}({ error }) {\n  throw error;\n}`);
        }
        for (const [feature, names] of Object.entries(unusedFeatures)) {
          const message = JSON.stringify(`This build of the router leaves out ${feature}.`);
          for (const name of names) {
            replace(name, `function ${name}() {\n  throw Error(${message});\n}`);
          }
        }
        for (const [name, body] of Object.entries(idleHooks)) {
          replace(name, `function ${name}() {\n  ${body}\n}`);
        }
        return { code: text.toString(), map: null };
      },
    },
  };
}

type Declaration = ESTree.Function | ESTree.VariableDeclaration;

/** Finds a function or a variable of a program by its name, which no other may have. */
function declarationsOf(program: ESTree.Program): (name: string) => Declaration {
  const declarations = new Map<string, Declaration[]>();
  const note = (name: string, node: Declaration) => {
    declarations.set(name, [...(declarations.get(name) ?? []), node]);
  };
  new Visitor({
    FunctionDeclaration(node) {
      if (node.id) note(node.id.name, node);
    },
    VariableDeclaration(node) {
      for (const { id } of node.declarations) if (id.type === 'Identifier') note(id.name, node);
    },
  }).visit(program);
  return (name) => {
    const [found, ...others] = declarations.get(name) ?? [];
    if (!found) throw new Error(`React Router no longer has ${name}.`);
    if (others.length > 0) throw new Error(`React Router has several things called ${name}.`);
    return found;
  };
}
