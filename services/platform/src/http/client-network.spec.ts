import { clientNetwork } from './client-network.js';

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.7', '192.0.2.8'],
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ])('should tell %s from %s', (one, other) => {
    expect(clientNetwork(one)).not.toBe(clientNetwork(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['2001:0db8:0001:0002::1', '2001:DB8:1:2:9::'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('should count %s and %s as one', (one, other) => {
    expect(clientNetwork(one)).toBe(clientNetwork(other));
  });

  it('should leave alone what is no address', () => {
    expect(clientNetwork('unknown')).toBe('unknown');
  });
});
