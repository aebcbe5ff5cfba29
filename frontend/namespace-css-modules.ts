import MagicString from 'magic-string';
import type { Plugin } from 'vite';

/**
 * Reads a CSS module's default import as a namespace, whose names the bundler writes into the components. A default import
 * would keep an object of names in each script, which pages with a form have no room for (see postbuild/page-weight.ts).
 */
export function namespaceCssModules(): Plugin {
  return {
    name: 'namespace-css-modules',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/, code: '.module.css' },
      handler(code) {
        const text = new MagicString(code);
        for (const statement of this.parse(code).body) {
          if (statement.type !== 'ImportDeclaration') continue;
          if (!statement.source.value.endsWith('.module.css')) continue;
          const [specifier] = statement.specifiers;
          if (specifier?.type !== 'ImportDefaultSpecifier') continue;
          text.prependLeft(specifier.start, '* as ');
        }
        return { code: text.toString(), map: text.generateMap({ hires: true }) };
      },
    },
  };
}
