import { readdirSync } from 'node:fs';
import { ownerPaths } from '@agency/contracts/page-addresses';
import type { Config } from '@react-router/dev/config';

const articles = readdirSync(new URL('./app/content/blog/articles', import.meta.url))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace('.md', '')}`);
// No route has this address. The built page is the answer to unknown addresses (postbuild/move-answers.ts).
const missing = '/404';
// One page for all bookings.
const booking = '/booking/call';

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !ownerPaths.some((own) => own === path)),
    ...articles,
    missing,
    booking,
  ],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
