import { addLeadRequestSchema, createLeadRequestSchema, honeypotField } from '@agency/contracts';
import { insertLead } from './insert-lead.js';

describe('the statement that stores a lead', () => {
  it('should have every field of the form', () => {
    const { altcha: _proof, [honeypotField]: _honeypot, ...fields } = createLeadRequestSchema.shape;
    expect(insertLead.keys).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('should have every field that the owner fills in', () => {
    const { sendAutoReply: _choice, ...fields } = addLeadRequestSchema.shape;
    expect(insertLead.keys).toEqual(expect.arrayContaining(Object.keys(fields)));
  });
});
