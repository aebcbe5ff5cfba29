import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultClientConditions] },
  ssr: {
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
              test: /app\/(ui\/|lib\/(paths|seo\/)|content\/(agency|page-meta|navigation|claims)\.)/,
            },
          ],
        },
      },
    },
  },
});
