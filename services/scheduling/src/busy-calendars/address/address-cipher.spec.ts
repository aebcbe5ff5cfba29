import { AddressCipher } from './address-cipher.js';

const address = 'https://calendar.example/private-3f9c/basic.ics?ü';
const cipher = new AddressCipher('a secret of more than thirty-two characters');

describe('AddressCipher', () => {
  it('should read back what it wrote, even in a process that starts later', () => {
    const stored = cipher.encrypt(address);
    const later = new AddressCipher('a secret of more than thirty-two characters');
    expect(later.decrypt(stored)).toBe(address);
  });

  it('should hide the address, and that two of them are the same', () => {
    const [one, other] = [cipher.encrypt(address), cipher.encrypt(address)];
    expect(one.toString('latin1')).not.toContain('calendar');
    expect(one.equals(other)).toBe(false);
  });

  it('should reject what another secret wrote, and what was changed or cut', () => {
    const stored = cipher.encrypt(address);
    expect(new AddressCipher('another one of thirty-two characters').decrypt(stored)).toBe(
      undefined,
    );
    for (const index of stored.keys()) {
      const changed = Buffer.from(stored);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(cipher.decrypt(changed)).toBe(undefined);
      expect(cipher.decrypt(stored.subarray(0, index))).toBe(undefined);
    }
  });
});
