import { isInNetworks, ownerNetworks } from './owner-networks.js';

describe('ownerNetworks', () => {
  const networks = ownerNetworks.parse('203.0.113.7  198.51.100.0/24 2001:db8:7::/48');

  it.each([
    ['203.0.113.7', true],
    ['::ffff:203.0.113.7', true],
    ['203.0.113.8', false],
    ['198.51.100.200', true],
    ['198.51.101.1', false],
    ['2001:db8:7:9::1', true],
    ['2001:db8:8::1', false],
    ['unknown', false],
  ])('should say whether %s belongs to them', (address, isIn) => {
    expect(isInNetworks(networks, address)).toBe(isIn);
  });

  it('should be none by default', () => {
    expect(isInNetworks(ownerNetworks.parse(undefined), '127.0.0.1')).toBe(false);
  });

  it.each(['home', '203.0.113.7/33', '203.0.113.7/', '203.0.113.0/24/8', '203.0.113.7,'])(
    'should refuse %s',
    (text) => {
      expect(ownerNetworks.safeParse(text).success).toBe(false);
    },
  );
});
