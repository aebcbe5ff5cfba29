import { apiPaths, createLeadResponseSchema } from '@agency/contracts';
import { contactForm } from '../product/contact-form.ts';
import type { Product } from '../product/throw-away-product.ts';

export interface MeasuredPage {
  name: string;
  url: string;
}

/** Every public page in the sitemap, and thank-you. */
export async function publicPages(product: Product): Promise<MeasuredPage[]> {
  const { url } = product;
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  return [...paths.map((path) => ({ name: path, url: url + path })), await thankYouPage(product)];
}

/** As seen right after sending a form. */
async function thankYouPage({ url }: Product): Promise<MeasuredPage> {
  const response = await fetch(`${url}${apiPaths.contacts}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactForm),
  });
  const { id } = createLeadResponseSchema.parse(await response.json());
  return { name: '/thank-you', url: `${url}/thank-you?contactId=${id}` };
}

/** One of each kind. */
const kinds = [
  '/',
  '/services',
  '/about',
  '/contact',
  '/lead-generation',
  '/faq',
  '/wilmington-digital-marketing',
  '/google-ads-wilmington',
  '/ppc-consultant-wilmington-nc',
  '/blog',
  '/blog/ninety-day-marketing-plan',
  '/privacy-policy',
  '/thank-you',
];

/** `wanted`: paths, `all`, or nothing for one page of each kind. */
export function choosePages(pages: MeasuredPage[], wanted: string): MeasuredPage[] {
  const names = wanted.split(/[,\s]+/).filter(Boolean);
  if (names.includes('all')) return pages;
  return (names.length > 0 ? names : kinds).map((name) => {
    const page = pages.find((one) => one.name === name);
    if (!page) throw new Error(`PAGES names ${name}, which the sitemap does not.`);
    return page;
  });
}
