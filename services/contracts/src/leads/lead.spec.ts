import { validationMessages } from '../limits.js';
import { updateLeadRequestSchema } from './lead.js';

const messagesOf = (body: object) => {
  const { error } = updateLeadRequestSchema.safeParse(body);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
};

describe('updateContactRequest', () => {
  it('should leave alone what is not in the request', () => {
    expect(updateLeadRequestSchema.parse({ status: 'new' })).toEqual({ status: 'new' });
  });

  it('should ask for a status only where nothing is changed', () => {
    expect(updateLeadRequestSchema.parse({ name: 'Ann Rivers' })).toEqual({ name: 'Ann Rivers' });
    expect(messagesOf({})).toEqual({ status: validationMessages.status });
  });

  it('should take corrections as the form would store them', () => {
    const typed = { name: '  Ann Rivers ', email: ' ann@harbor.example', phone: '910 555 0123' };
    expect(updateLeadRequestSchema.parse({ status: 'new', ...typed, company: ' Harbor ' })).toEqual(
      {
        status: 'new',
        name: 'Ann Rivers',
        email: 'ann@harbor.example',
        phone: '910 555 0123',
        company: 'Harbor',
      },
    );
  });

  it('should remove the company for null, and only then', () => {
    expect(updateLeadRequestSchema.parse({ status: 'new', company: null }).company).toBeNull();
    expect(updateLeadRequestSchema.parse({ status: 'new', company: '' }).company).toBeUndefined();
  });

  it.each([
    ['name', ' ', validationMessages.required],
    ['name', 'x'.repeat(121), validationMessages.tooLong],
    ['email', 'ann@harbor', validationMessages.email],
    ['phone', '555-0123', validationMessages.phone],
    ['company', 'x'.repeat(161), validationMessages.tooLong],
  ])('should refuse %s = %p as the form does', (field, value, message) => {
    expect(messagesOf({ status: 'new', [field]: value })).toEqual({ [field]: message });
  });
});
