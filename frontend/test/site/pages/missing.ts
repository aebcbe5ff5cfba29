import { agencyPhone } from '@agency/contracts';
import type { PageExpectation } from './expectation';

export const missingPages: readonly PageExpectation[] = [
  {
    path: '/404',
    says: ['Page Not Found'],
    counts: { a: agencyPhone ? 5 : 4 },
    links: { Home: '/', Services: '/services', About: '/about', Contact: '/contact' },
  },
  {
    path: '/blog/404',
    says: ['Blog Post Not Found', "The blog post you're looking for doesn't exist."],
    counts: { 'a[href="/blog"]': 1 },
  },
];
