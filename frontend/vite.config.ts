import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { readBuildSettings } from './build-settings.ts';
import { productionRouter } from './production-router.ts';

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
        // Few chunks instead of a dozen tiny ones: fewer requests, and they compress better together.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: 'site',
              // Without the form's fields: only some pages have a form.
              test: /app\/(ui\/(?!field|form-sheet)|lib\/(paths|seo\/)|content\/(agency|page-meta|navigation|claims)\.)/,
            },
          ],
        },
      },
    },
  },
});
