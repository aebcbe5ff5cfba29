import type { Certificate } from './certificate.ts';

const day = 86_400_000;
const shortLifetime = 10 * day;

export interface Window {
  start: Date;
  end: Date;
}

/** When to renew if the authority does not say: with a third of the lifetime left, or half of one under ten days. */
export function renewalByLifetime({
  notBefore,
  notAfter,
}: Pick<Certificate, 'notBefore' | 'notAfter'>): Date {
  const lifetime = notAfter.getTime() - notBefore.getTime();
  return new Date(notAfter.getTime() - lifetime / (lifetime < shortLifetime ? 2 : 3));
}

/** A time in the authority's window, so that not all of its certificates are renewed at once. `random`: from 0 to 1. */
export function renewalInWindow({ start, end }: Window, random: number): Date {
  return new Date(start.getTime() + random * (end.getTime() - start.getTime()));
}
