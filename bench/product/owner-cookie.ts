import { signIn } from '@agency/infra/test/sign-in';
import { ownerPassword, type Product } from './throw-away-product.ts';

/** Signs in as the owner; returns the cookie for her requests. */
export function ownerCookie({ url }: Product, gate: 'admin' | 'rankings'): Promise<string> {
  return signIn(url, gate, ownerPassword);
}
