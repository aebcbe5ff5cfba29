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
  ])('should refuse %s', async (password) => {
    expect(await weaknessOf(password)).toMatch(/too easy to guess/);
  });

  it.each(['correct horse battery staple', 'zK8#mPq2!vLx', 'kelp-Lantern-42-otter'])(
    'should accept %s',
    async (password) => {
      expect(await weaknessOf(password)).toBeUndefined();
    },
  );

  it('should judge the longest one, and one of any script', async () => {
    expect(await weaknessOf('ab1!'.repeat(maxLengths.password / 4))).toBeTruthy();
    expect(await weaknessOf('Möwe über dem Watt 🦀 Ebbe')).toBeUndefined();
  });
});
