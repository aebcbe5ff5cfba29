import fc from 'fast-check';
import { bookingLinkKeyId, readBookingLink, signBookingLink } from './booking-link.js';

const secret = 'a secret of more than thirty-two characters';
const id = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('booking link', () => {
  it('should come back as the id it was signed for, and fit into a path', () => {
    fc.assert(
      fc.property(id, (appointmentId) => {
        const token = signBookingLink(appointmentId, secret);
        expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
        expect(readBookingLink(token, secret)).toBe(appointmentId);
      }),
    );
  });

  it('should not be read once any bit of it is flipped', () => {
    fc.assert(
      fc.property(id, fc.integer({ min: 0, max: 24 * 8 - 1 }), (appointmentId, bit) => {
        const bytes = Buffer.from(signBookingLink(appointmentId, secret), 'base64url');
        const place = bit >> 3;
        bytes[place] = Number(bytes[place]) ^ (1 << (bit & 7));
        expect(readBookingLink(bytes.toString('base64url'), secret)).toBeUndefined();
      }),
    );
  });

  it('should not be read when cut, lengthened, padded or not a token at all', () => {
    const token = signBookingLink(7, secret);
    const others = [token.slice(0, -1), `${token}A`, `${token}=`, `${token.slice(1)}+`, '', '7'];
    expect(others.map((other) => readBookingLink(other, secret))).toEqual(
      others.map(() => undefined),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readBookingLink(text, secret)).toBeUndefined();
      }),
    );
  });

  it('should not be read with another secret', () => {
    expect(readBookingLink(signBookingLink(7, secret), `${secret}.`)).toBeUndefined();
  });
});

describe('the key id of booking links', () => {
  it('should tell secrets apart, be no part of a token, and fit into a column of text', () => {
    expect(bookingLinkKeyId(secret)).toBe(bookingLinkKeyId(secret));
    expect(bookingLinkKeyId(secret)).toMatch(/^[A-Za-z0-9_-]{8}$/);
    expect(bookingLinkKeyId(`${secret}.`)).not.toBe(bookingLinkKeyId(secret));
    fc.assert(
      fc.property(id, (appointmentId) => {
        expect(signBookingLink(appointmentId, secret)).not.toContain(bookingLinkKeyId(secret));
      }),
    );
  });
});
