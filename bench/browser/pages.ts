import { apiPaths, createContactResponse } from '@agency/contracts';
import { contactForm } from '../product/contact-form.ts';
import type { Product } from '../product/throw-away-product.ts';

export interface MeasuredPage {
  name: string;
  url: string;
}

/** The public pages; thank-you as somebody sees it who has just sent a form. */
export async function publicPages({ url }: Product): Promise<MeasuredPage[]> {
  const response = await fetch(`${url}${apiPaths.contacts}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactForm),
  });
  const { id } = createContactResponse.parse(await response.json());
  return [
    { name: '/', url: `${url}/` },
    { name: '/contact', url: `${url}/contact` },
    { name: '/lead-generation', url: `${url}/lead-generation` },
    { name: '/thank-you', url: `${url}/thank-you?contactId=${id}` },
  ];
}
