import { ownerPaths } from '@agency/contracts/page-addresses';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { localPagePaths, servicePagePaths } from './lib/paths';

export default [
  index('routes/home/route.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('lead-generation', 'routes/lead-generation/route.tsx'),
  route('thank-you', 'routes/thank-you/route.tsx'),
  route('blog', 'routes/blog/route.tsx'),
  route('blog/404', 'routes/blog/article-not-found.tsx'),
  route('blog/:slug', 'routes/blog/article/route.tsx'),
  route('services', 'routes/services/route.tsx'),
  route('about', 'routes/about/route.tsx'),
  route('faq', 'routes/faq/route.tsx'),
  route('sample-audit', 'routes/sample-audit/route.tsx'),
  route('privacy-policy', 'routes/privacy-policy/route.tsx'),
  ...localPagePaths.map((path) =>
    route(path.slice(1), 'routes/local/route.tsx', { id: `local${path}` }),
  ),
  ...servicePagePaths.map((path) =>
    route(path.slice(1), 'routes/landing/route.tsx', { id: `landing${path}` }),
  ),
  ...ownerPaths.map((path) => route(path.slice(1), `routes${path}/route.tsx`)),
  route('booking/:token', 'routes/booking/route.tsx'),
  route('405', 'routes/form-not-sent.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
