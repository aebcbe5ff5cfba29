import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { readBuildSettings } from './build-settings.ts';
import { productionRouter } from './production-router.ts';

const onEveryPage = [
  /node_modules\/(react|react-dom|react-router|scheduler)\//,
  /vite\/preload-helper/,
  /contracts\/src\/(limits|attribution-keys|clean-text)\./,
  /app\/(root\.|hydrated-event|lib\/(paths|attribution|api-error|seo\/)|content\/(agency|page-meta|navigation|claims|services)\.)/,
  // Without the form's fields, which only some pages have, the owner's desk, and what asks for consent.
  /app\/ui\/(?!field|form-sheet|desk)/,
  /app\/features\/consent\/(?!consent-panel|components)/,
];

export default defineConfig({
  plugins: [productionRouter(), tailwindcss(), reactRouter()],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __TAG_MANAGER_ID__: JSON.stringify(readBuildSettings().tagManagerId),
  },
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultClientConditions] },
  ssr: {
    // Its folders are no entry points to Node, which draws the pages at build time.
    noExternal: ['@atlaskit/pragmatic-drag-and-drop'],
    resolve: {
      conditions: ['source', ...defaultServerConditions],
      externalConditions: ['source'],
    },
  },
  build: {
    // A drawing or a font inside the stylesheet would delay the first paint of every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page runs is one chunk: the framework and the site's own compress better together, and
        // the pages with a form are as heavy as a page may be (see postbuild/page-weight.ts).
        codeSplitting: {
          groups: [{ name: 'site', test: (id) => onEveryPage.some((part) => part.test(id)) }],
        },
      },
    },
  },
});
