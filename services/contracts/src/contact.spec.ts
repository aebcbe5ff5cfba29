import { createContactRequest } from './contact.js';
import { contactMessages } from './contact-messages.js';
import { isValidEmail } from './email-address.js';

const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };
const messagesOf = (body: unknown) =>
  Object.fromEntries(
    (createContactRequest.safeParse(body).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('createContactRequest', () => {
  it('should take the three required fields alone', () => {
    expect(createContactRequest.parse(lead)).toEqual(lead);
  });

  it('should trim, and count empty optional fields as not given', () => {
    const empty = { company: ' ', service: '', monthlyAdSpend: '', message: '' };
    expect(createContactRequest.parse({ ...lead, ...empty, name: '  Ann Rivers ' })).toEqual(lead);
  });

  it('should name every missing field', () => {
    expect(messagesOf({})).toEqual({
      name: contactMessages.required,
      email: contactMessages.required,
      phone: contactMessages.required,
    });
    expect(messagesOf({ ...lead, name: '   ' })).toEqual({ name: contactMessages.required });
  });

  it.each([
    ['email', 'ann@', contactMessages.email],
    ['phone', '555-0123', contactMessages.phone],
    ['service', 'skywriting', contactMessages.service],
    ['monthlyAdSpend', '1-2', contactMessages.spend],
    ['name', 'x'.repeat(121), contactMessages.tooLong],
    ['message', 'x'.repeat(5001), contactMessages.tooLong],
    ['name', 7, contactMessages.required],
  ])('should refuse %s = %p', (field, value, message) => {
    expect(messagesOf({ ...lead, [field]: value })).toEqual({ [field]: message });
  });

  it('should take the spend bands of every form', () => {
    for (const monthlyAdSpend of ['0-1k', '50k+', '50k-100k', '100k+', 'not-spending']) {
      expect(messagesOf({ ...lead, monthlyAdSpend })).toEqual({});
    }
  });

  it('should remove control characters, which Postgres cannot store', () => {
    expect(createContactRequest.parse({ ...lead, message: 'a\u0000b\nc' }).message).toBe('ab\nc');
  });

  it('should cut attribution to the allow-list and its lengths, never refuse a lead for it', () => {
    const first = { utm_source: 'x'.repeat(900), evil: 'y', landingPath: '/faq' };
    const { attribution } = createContactRequest.parse({ ...lead, attribution: { first } });
    expect(attribution).toEqual({ first: { utm_source: 'x'.repeat(200), landingPath: '/faq' } });
  });
});

describe('isValidEmail', () => {
  it.each([
    ['name@company.com', true],
    ['first.last+tag@sub.example.co.uk', true],
    ['ann@localhost', false],
    ['ann@@example.com', false],
    ['ann@exam ple.com', false],
    ['ann@example..com', false],
    ['ann@-example.com', false],
    ['"ann"@example.com', false],
    ['ann@example.com\nBcc: all@example.com', false],
    [`${'x'.repeat(250)}@example.com`, false],
  ])('should judge %p as %p', (address, valid) => {
    expect(isValidEmail(address)).toBe(valid);
  });
});
