import { leadIdSchema } from '@agency/contracts';
import { createLeadId } from './lead.entity.js';

describe('createLeadId', () => {
  const ids = Array.from({ length: 5_000 }, createLeadId);

  it('should make ids that the contract accepts and JSON carries unchanged', () => {
    for (const id of ids) expect(leadIdSchema.parse(JSON.parse(JSON.stringify(id)))).toBe(id);
  });

  it('should never repeat and use the whole range', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id > 2 ** 52).length).toBeGreaterThan(ids.length / 3);
  });
});
