import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home/route.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('lead-generation', 'routes/lead-generation/route.tsx'),
  route('thank-you', 'routes/thank-you/route.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
