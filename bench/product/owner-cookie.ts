import { apiPaths } from '@agency/contracts';
import { ownerPassword, type Product } from './throw-away-product.ts';

/** Signs in as the owner; returns the cookie for her requests. */
export async function ownerCookie({ url }: Pick<Product, 'url'>): Promise<string> {
  const answer = await fetch(`${url}${apiPaths.session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gate: 'admin', password: ownerPassword }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0];
  if (!answer.ok || !cookie) {
    throw new Error(`Signing in was answered with ${answer.status}`);
  }
  return cookie;
}
