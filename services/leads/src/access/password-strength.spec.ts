import { maxLengths } from '@agency/contracts';
import { weaknessOf } from './password-strength.js';

describe('weaknessOf', () => {
  it.each([
    'password1234',
    'Password1234!',
    'qwertyuiop12',
    'aaaaaaaaaaaaaaaa',
    'trustno1trustno1',
    'longleaftide',
    // From the address bar, and the other words of the site that everyone knows.
    'longleaftide2026',
    'longleafandtide1',
    'Longleaf-and-Tide-2026',
    'LongleafAndTide!!',
    'wilmington2026',
    'northcarolina1!',
    'hello@longleafandtide',
    // 100 million guesses, which a stolen hash does not withstand.
    'Summer2026!!',
    'P@ssw0rd2026!',
  ])('should refuse %s', async (password) => {
    expect(await weaknessOf(password)).toMatch(/too easy to guess/);
  });

  it.each(['correct horse battery staple', 'zK8#mPq2!vLx', 'kelp-Lantern-42-otter'])(
    'should accept %s',
    async (password) => {
      expect(await weaknessOf(password)).toBeUndefined();
    },
  );

  it('should know the site’s own host name', async () => {
    expect(await weaknessOf('harborbakeryads1', 'https://www.harbor-bakery-ads.example')).toMatch(
      /too easy to guess/,
    );
  });

  it('should judge the longest one, and one of any script', async () => {
    expect(await weaknessOf('ab1!'.repeat(maxLengths.password / 4))).toBeTruthy();
    expect(await weaknessOf('Möwe über dem Watt 🦀 Ebbe')).toBeUndefined();
  });
});
