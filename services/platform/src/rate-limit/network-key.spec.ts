import { networkKeys } from './network-key.js';

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
