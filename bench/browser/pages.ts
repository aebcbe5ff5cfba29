import { apiPaths, createLeadResponseSchema } from '@agency/contracts';
import { contactForm } from '../product/contact-form.ts';
import type { Product } from '../product/throw-away-product.ts';

export interface MeasuredPage {
  name: string;
  url: string;
}

/** Every public page, as the sitemap names them; thank-you as somebody sees it who has just sent a form. */
export async function publicPages({ url }: Product): Promise<MeasuredPage[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  const response = await fetch(`${url}${apiPaths.contacts}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactForm),
  });
  const { id } = createLeadResponseSchema.parse(await response.json());
  return [
    ...paths.map((path) => ({ name: path, url: url + path })),
    { name: '/thank-you', url: `${url}/thank-you?contactId=${id}` },
  ];
}
