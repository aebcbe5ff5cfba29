import { certificateState } from './certificate-state.js';

const startsAt = new Date('2026-11-01T00:00:00Z');
const daysLater = (days: number) => new Date(startsAt.getTime() + days * 86_400_000);

it.each([
  // A quarter of 90 days is 22.5, of six days one and a half.
  { lifetime: 90, age: 67.5, state: 'valid' },
  { lifetime: 90, age: 67.6, state: 'expires-soon' },
  { lifetime: 6, age: 4.5, state: 'valid' },
  { lifetime: 6, age: 4.6, state: 'expires-soon' },
  { lifetime: 6, age: 5.9, state: 'expires-soon' },
  { lifetime: 6, age: 6, state: 'expired' },
])('should be $state at day $age of $lifetime', ({ lifetime, age, state }) => {
  const seen = { startsAt, expiresAt: daysLater(lifetime), isSelfSigned: false };
  expect(certificateState(seen, daysLater(age))).toBe(state);
});

it.each([1, 89, 91])('should be a placeholder if it is self-signed, on day %i as well', (age) => {
  const seen = { startsAt, expiresAt: daysLater(90), isSelfSigned: true };
  expect(certificateState(seen, daysLater(age))).toBe('self-signed');
});
