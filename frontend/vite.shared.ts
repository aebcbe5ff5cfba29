import { defaultClientConditions, type UserConfig } from 'vite';
import { sampleAuditHeadline } from './app/content/sample-audit/findings.ts';
import { readBuildSettings } from './build-settings.ts';
import { scopedName } from './scoped-name.ts';

const { siteUrl, tagManagerId } = readBuildSettings();

/** For both builds: the router's, which draws the pages, and the one of their script and islands. */
export const sharedConfig = {
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __SAMPLE_AUDIT__: JSON.stringify(sampleAuditHeadline),
    __SITE_URL__: JSON.stringify(siteUrl),
    __TAG_MANAGER_ID__: JSON.stringify(tagManagerId),
  },
  css: { modules: { generateScopedName: scopedName } },
  resolve: { tsconfigPaths: true, conditions: ['source', ...defaultClientConditions] },
  build: {
    // A drawing or a font inside the stylesheet would delay the first paint of every page.
    assetsInlineLimit: 0,
  },
} satisfies UserConfig;
