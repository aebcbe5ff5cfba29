import { agencyFeeFrom, agencyPeople, agencyPhone, type Person } from './brand.js';
import { leadFieldsSchema } from './leads/lead-fields.js';

describe('the optional settings', () => {
  it('should have a phone number that a visitor could have typed, if any', () => {
    const { phone } = leadFieldsSchema.shape;
    expect(agencyPhone === undefined || phone.safeParse(agencyPhone).success).toBe(true);
  });

  it('should have a fee in whole dollars, if any', () => {
    expect(Number.isInteger(agencyFeeFrom ?? 1)).toBe(true);
    expect(agencyFeeFrom ?? 1).toBeGreaterThan(0);
  });

  it('should say of each person who they are', () => {
    const people: readonly Person[] = agencyPeople ?? [];
    for (const { name, role, line } of people) {
      expect([name, role, line].every((text) => text.trim().length > 0)).toBe(true);
    }
  });
});
