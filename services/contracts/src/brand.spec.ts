import { brand } from './brand.js';
import { leadFieldsSchema } from './lead-fields.js';

describe('brand', () => {
  it('should have a phone number that a visitor could have typed, if it has one', () => {
    const { phone } = leadFieldsSchema.shape;
    expect(brand.phone === undefined || phone.safeParse(brand.phone).success).toBe(true);
  });

  it('should say of each person who they are', () => {
    for (const { name, role, line } of brand.people ?? []) {
      expect([name, role, line].every((text) => text.trim().length > 0)).toBe(true);
    }
  });
});
