import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { sampleAuditHeadline } from './app/content/sample-audit/headline.ts';
import { readBuildSettings } from './build-settings.ts';
import { isOnEveryPage, isOnPagesWithForms } from './chunks.ts';
import { namespaceCssModules } from './namespace-css-modules.ts';
import { productionRouter } from './production-router.ts';
import { scopedName } from './scoped-name.ts';

const { siteUrl, tagManagerId } = readBuildSettings();

export default defineConfig({
  plugins: [productionRouter(), tailwindcss(), reactRouter(), namespaceCssModules()],
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __SAMPLE_AUDIT__: JSON.stringify(sampleAuditHeadline),
    __SITE_URL__: JSON.stringify(siteUrl),
    __TAG_MANAGER_ID__: JSON.stringify(tagManagerId),
  },
  css: { modules: { generateScopedName: scopedName } },
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
        codeSplitting: {
          groups: [
            { name: 'site', test: isOnEveryPage },
            { name: 'form', test: isOnPagesWithForms },
          ],
        },
      },
    },
  },
});
