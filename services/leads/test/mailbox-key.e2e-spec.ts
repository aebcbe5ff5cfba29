import { isValidEmail, normalizeEmail } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { fc } from '../../contracts/test/any-text.js';

const local = fc.string({ unit: fc.constantFrom(...'aZ7.+-_%'), minLength: 1, maxLength: 12 });
const domain = fc.constantFrom(
  'gmail.com',
  'GMail.COM',
  'googlemail.com',
  'mail.gmail.com',
  'gmail.com.example',
  'Harbor-Bakery.com',
);
const address = fc
  .tuple(local, domain)
  .map((parts) => parts.join('@'))
  .filter(isValidEmail);

it('should name the mailbox of any address by the same rules as the contract', async () => {
  const addresses = fc.sample(address, { numRuns: 2_000, seed: 7 });
  const rows: { key: string }[] = await admin.query(
    'SELECT leads.mailbox_key(address) AS key FROM unnest($1::text[]) WITH ORDINALITY AS typed(address, place) ORDER BY place',
    [addresses],
  );
  expect(rows.map(({ key }) => key)).toEqual(addresses.map(normalizeEmail));
});
