import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token in the link that confirms an address: its id, and a signature of id and address. */
export function addressToken(id: number, address: string, secret: string): string {
  return `${id}.${sign(id, address, secret).toString('base64url')}`;
}

/** Whether the token was made for this address. */
export function isTokenOf(
  token: string,
  { id, address }: { id: number; address: string },
  secret: string,
): boolean {
  const [tokenId, signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(id, address, secret);
  return (
    tokenId === String(id) && given.length === expected.length && timingSafeEqual(given, expected)
  );
}

const sign = (id: number, address: string, secret: string) =>
  createHmac('sha256', secret).update(`notice-address:${id}:${address}`).digest();
