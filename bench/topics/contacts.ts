import { apiPaths } from '@agency/contracts';
import { prepareBaseline } from '../product/baseline-database.ts';
import { contactForm } from '../product/contact-form.ts';
import type { Product } from '../product/throw-away-product.ts';
import type { Section } from '../report/section.ts';
import { measureWrite } from './visitor-writes.ts';

/** A visitor's form. */
export async function measure(product: Product): Promise<Section> {
  const { url } = await prepareBaseline(product);
  const text = JSON.stringify(contactForm);
  return measureWrite(product, {
    path: apiPaths.contacts,
    service: 'leads',
    bodies: async () => ({ text }),
    baseline: { name: 'pgbench extended, the same two INSERTs', script: 'contact.sql', url },
    target: 0.45,
    note: 'The service validates, stores attribution and two outbox rows, and hands the mails to the queue meanwhile; limits are raised, nothing else is off.',
  });
}
