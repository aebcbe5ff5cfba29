import { clientNetwork, networkKeys, widerNetworks } from './client-network.js';

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

describe('widerNetworks', () => {
  it('should be the /56 and the /48 of an IPv6 address, and none of IPv4', () => {
    expect(widerNetworks('2001:db8:1:2a3::1')).toEqual([
      { network: '8193:3512:1:2/56', share: 2 },
      { network: '8193:3512:1/48', share: 4 },
    ]);
    expect(widerNetworks('2001:db8:1:2ff::1')).toEqual(widerNetworks('2001:db8:1:200::'));
    expect(widerNetworks('2001:db8:1:3ff::1')).not.toEqual(widerNetworks('2001:db8:1:200::'));
    for (const address of ['192.0.2.7', '::ffff:192.0.2.7', 'unknown']) {
      expect(widerNetworks(address)).toEqual([]);
    }
  });
});

const secret = 'a secret of more than thirty-two characters';

const networkKey = (address: string, by = secret) => networkKeys(address, by).networkKey;

describe('networkKeys', () => {
  it('should be the same for one network and differ between two', () => {
    const key = networkKey('2001:db8:1:2::1');
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(networkKey('2001:db8:1:2:ffff::7')).toBe(key);
    expect(networkKey('2001:db8:1:3::1')).not.toBe(key);
    expect(networkKey('::ffff:192.0.2.7')).toBe(networkKey('192.0.2.7'));
    expect(networkKey('192.0.2.8')).not.toBe(networkKey('192.0.2.7'));
  });

  it('should name the /56 and the /48 of IPv6 besides, and none of IPv4', () => {
    const keys = networkKeys('2001:db8:1:2::1', secret);
    expect(new Set(Object.values(keys)).size).toBe(3);
    expect(networkKeys('2001:db8:1:ff::1', secret)).toEqual({
      ...keys,
      networkKey: expect.not.stringMatching(keys.networkKey),
    });
    expect(networkKeys('192.0.2.7', secret)).toMatchObject({
      network56Key: null,
      network48Key: null,
    });
  });

  it('should not be found without the secret', () => {
    const other = 'another secret of over thirty-two letters';
    expect(networkKey('192.0.2.7', other)).not.toBe(networkKey('192.0.2.7'));
  });
});
