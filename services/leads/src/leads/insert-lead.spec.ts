import { createLeadRequestSchema, honeypotField } from '@agency/contracts';
import { insertLead } from './insert-lead.js';

it('should store every field of the form', () => {
  const { altcha: _proof, [honeypotField]: _honeypot, ...fields } = createLeadRequestSchema.shape;
  expect(insertLead.keys).toEqual(expect.arrayContaining(Object.keys(fields)));
});
