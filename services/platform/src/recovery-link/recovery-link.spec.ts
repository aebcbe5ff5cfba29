import fc from 'fast-check';
import { signBookingLink } from '../booking-link/booking-link.js';
import { isRecoveryToken, signRecoveryLink } from './recovery-link.js';

const secret = 'a secret of more than thirty-two characters';
const link = { id: 7, madeAt: 1_764_000_000 };

describe('the token of a recovery link', () => {
  it('should be recognized, and be safe in a URL', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (id, madeAt) => {
        const token = signRecoveryLink({ id, madeAt }, secret);
        expect(token).toMatch(/^[\w-]{32}$/);
        expect(isRecoveryToken(token, { id, madeAt }, secret)).toBe(true);
      }),
    );
  });

  it('should match this link, time and secret only', () => {
    const token = signRecoveryLink(link, secret);
    expect(isRecoveryToken(token, { ...link, id: 8 }, secret)).toBe(false);
    expect(isRecoveryToken(token, { ...link, madeAt: link.madeAt + 1 }, secret)).toBe(false);
    expect(isRecoveryToken(token, link, `${secret}.`)).toBe(false);
  });

  it('should not be a booking link, nor anything else', () => {
    const token = signRecoveryLink(link, secret);
    const others = [
      signBookingLink(link.id, secret),
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      `${token.slice(1)}é`,
      '',
    ];
    for (const other of others) expect(isRecoveryToken(other, link, secret)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isRecoveryToken(text, link, secret)).toBe(false);
      }),
    );
  });
});
