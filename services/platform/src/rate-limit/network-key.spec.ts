import { networkKey } from './network-key.js';

const secret = 'a secret of more than thirty-two characters';

describe('networkKey', () => {
  it('should be the same for one network and differ between two', () => {
    const key = networkKey('2001:db8:1:2::1', secret);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(networkKey('2001:db8:1:2:ffff::7', secret)).toBe(key);
    expect(networkKey('2001:db8:1:3::1', secret)).not.toBe(key);
    expect(networkKey('::ffff:192.0.2.7', secret)).toBe(networkKey('192.0.2.7', secret));
    expect(networkKey('192.0.2.8', secret)).not.toBe(networkKey('192.0.2.7', secret));
  });

  it('should not be found without the secret', () => {
    const other = 'another secret of over thirty-two letters';
    expect(networkKey('192.0.2.7', other)).not.toBe(networkKey('192.0.2.7', secret));
  });
});
