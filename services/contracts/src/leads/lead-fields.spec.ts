import * as z from 'zod/mini';
import { type FormFieldSchemas, honeypotField, validationMessages } from '../limits.js';
import { createLeadRequestSchema } from './create-lead.js';
import { leadFieldsSchema } from './lead-fields.js';

const lead = { name: 'Ann Rivers', email: 'ann@harbor-bakery.com', phone: '(910) 555-0123' };
const messagesOf = (body: unknown) =>
  Object.fromEntries(
    (createLeadRequestSchema.safeParse(body).error?.issues ?? []).map((issue) => [
      issue.path.join('.'),
      issue.message,
    ]),
  );

describe('createContactRequest', () => {
  it('should take the three required fields alone', () => {
    expect(createLeadRequestSchema.parse(lead)).toEqual(lead);
  });

  it('should trim, and count empty optional fields as not given', () => {
    const empty = { company: ' ', service: '', monthlyAdSpend: '', message: '' };
    expect(createLeadRequestSchema.parse({ ...lead, ...empty, name: '  Ann Rivers ' })).toEqual(
      lead,
    );
  });

  it('should take a lead without a phone number, only for the newsletter', () => {
    const { phone: _phone, ...reader } = lead;
    const asked = { ...reader, topic: 'newsletter' };
    expect(createLeadRequestSchema.parse(asked)).toEqual(asked);
    expect(createLeadRequestSchema.parse({ ...asked, phone: '' })).toEqual(asked);
    expect(messagesOf({ ...asked, phone: '555' })).toEqual({ phone: validationMessages.phone });
    for (const body of [reader, { ...reader, phone: ' ' }, { ...reader, topic: '' }]) {
      expect(messagesOf(body)).toEqual({ phone: validationMessages.required });
    }
    expect(messagesOf({ ...reader, topic: 'calls' })).toMatchObject({
      topic: validationMessages.wrongType,
    });
    expect(messagesOf('lead')).not.toHaveProperty('phone');
  });

  it('should name every missing field', () => {
    expect(messagesOf({})).toEqual({
      name: validationMessages.required,
      email: validationMessages.required,
      phone: validationMessages.required,
    });
    expect(messagesOf({ ...lead, name: '   ' })).toEqual({ name: validationMessages.required });
  });

  it.each([
    ['email', 'ann@', validationMessages.email],
    ['phone', '555-0123', validationMessages.phone],
    ['service', 'skywriting', validationMessages.service],
    ['monthlyAdSpend', '1-2', validationMessages.spend],
    ['name', 'x'.repeat(121), validationMessages.tooLong],
    ['message', 'x'.repeat(5001), validationMessages.tooLong],
    ['name', null, validationMessages.required],
    ['name', '\u0000\n', validationMessages.required],
    ['name', 7, validationMessages.wrongType],
    ['phone', 9105550123, validationMessages.wrongType],
    ['phone', '1234567890123456', validationMessages.phoneTooLong],
    ['company', ['Harbor Bakery'], validationMessages.wrongType],
    ['message', {}, validationMessages.wrongType],
    ['altcha', 7, validationMessages.wrongType],
    ['requestKey', 7, validationMessages.wrongType],
    ['requestKey', '1', validationMessages.wrongType],
    [honeypotField, false, validationMessages.wrongType],
    ['service', 7, validationMessages.service],
  ])('should refuse %s = %p', (field, value, message) => {
    expect(messagesOf({ ...lead, [field]: value })).toEqual({ [field]: message });
  });

  it('should take the spend bands of every form', () => {
    for (const monthlyAdSpend of ['0-1k', '50k+', '50k-100k', '100k+', 'not-spending']) {
      expect(messagesOf({ ...lead, monthlyAdSpend })).toEqual({});
    }
  });

  it('should count null as not given in every optional field', () => {
    const optional = ['company', 'service', 'monthlyAdSpend', 'message', 'altcha', honeypotField];
    const beside = ['attribution', 'requestKey', 'topic'];
    const nulls = Object.fromEntries([...optional, ...beside].map((field) => [field, null]));
    expect(createLeadRequestSchema.parse({ ...lead, ...nulls })).toEqual(lead);
  });

  it('should clean what is stored: the message by line, the other fields on one line', () => {
    const typed = {
      message: ' a\u0000b\nc\ud83d ',
      name: 'Ann\r\nRivers',
      company: '\u202eTide\tCo',
    };
    expect(createLeadRequestSchema.parse({ ...lead, ...typed })).toEqual({
      ...lead,
      message: 'ab\nc\ufffd',
      company: 'Tide Co',
    });
  });

  it('should store an address and a number as they are written, without what came along with them', () => {
    const typed = {
      email: 'Ann <mailto:ann@h\u00fcbsch.example>',
      phone: '\u202a٩١٠ ٥٥٥ ٠١٢٣\u202c',
    };
    expect(createLeadRequestSchema.parse({ ...lead, ...typed })).toEqual({
      ...lead,
      email: 'ann@xn--hbsch-kva.example',
      phone: '910 555 0123',
    });
  });

  it.each(['\u200b', '- . -', '\u3164', '\u2800 \u200d', '"'])(
    'should refuse a name that no one can see: %j',
    (name) => {
      expect(messagesOf({ ...lead, name })).toEqual({ name: validationMessages.required });
    },
  );

  it.each(['李', '7', '👩‍👧', '🇺🇸', 'Ó'])('should take the name %p', (name) => {
    expect(createLeadRequestSchema.parse({ ...lead, name }).name).toBe(name);
  });

  it('should count characters, not code units, as the limits do', () => {
    const name = '😀'.repeat(120);
    expect(createLeadRequestSchema.parse({ ...lead, name }).name).toBe(name);
    expect(messagesOf({ ...lead, name: `${name}.` })).toEqual({ name: validationMessages.tooLong });
  });

  it('should cut attribution to the allow-list and its lengths, never refuse a lead for it', () => {
    const first = { utm_source: 'x'.repeat(900), evil: 'y', landingPath: '/faq' };
    const { attribution } = createLeadRequestSchema.parse({ ...lead, attribution: { first } });
    expect(attribution).toEqual({ first: { utm_source: 'x'.repeat(200), landingPath: '/faq' } });
  });

  it.each([
    [{ first: { utm_source: 'a\u0000b' } }, { first: { utm_source: 'ab' } }],
    [{ first: { utm_source: '\u0000' } }, { first: {} }],
    [
      { first: { utm_content: `${'x'.repeat(199)}😀` } },
      { first: { utm_content: `${'x'.repeat(199)}😀` } },
    ],
    [{ last: { utm_campaign: 'cut \ud83d' } }, { last: { utm_campaign: 'cut \ufffd' } }],
  ])('should take the lead and make attribution %j into %j', (attribution, stored) => {
    expect(createLeadRequestSchema.parse({ ...lead, attribution }).attribution).toEqual(stored);
  });

  it('should keep of a click id only that there was one', () => {
    const first = { gclid: 'Cj0KCQ', fbclid: '  ', msclkid: 'c'.repeat(2_000) };
    const { attribution } = createLeadRequestSchema.parse({ ...lead, attribution: { first } });
    expect(attribution).toEqual({ first: { gclid: '1', msclkid: '1' } });
  });

  it('should keep the time of a visit', () => {
    const first = { gad_source: '1', at: '2026-11-25T14:00:00.000Z' };
    const parse = (attribution: object) =>
      createLeadRequestSchema.parse({ ...lead, attribution }).attribution;
    expect(parse({ first, last: { ...first, at: 'yesterday' } })).toEqual({
      first,
      last: { gad_source: '1' },
    });
  });
});

describe('attribution of the wrong shape', () => {
  it.each(['a text', 7, true, [], [{ utm_source: 'x' }], 'x'.repeat(9_000)])(
    'should be ignored whole: %j',
    (attribution) => {
      expect(createLeadRequestSchema.parse({ ...lead, attribution })).toEqual(lead);
    },
  );

  it('should be ignored where it is wrong, and kept where it is right', () => {
    const attribution = {
      first: 'a text',
      last: { utm_source: 'newsletter', utm_term: 7, gclid: ['x'], landingPath: null },
    };
    expect(createLeadRequestSchema.parse({ ...lead, attribution }).attribution).toEqual({
      last: { utm_source: 'newsletter' },
    });
  });
});

describe('the honeypot', () => {
  it('should be part of the request and never of the fields that people fill in', () => {
    const request = createLeadRequestSchema.parse({ ...lead, [honeypotField]: 'spam.example' });
    expect(request[honeypotField]).toBe('spam.example');
    expect(Object.keys(leadFieldsSchema.shape)).not.toContain(honeypotField);
  });

  it('should not be the name of a form field', () => {
    // @ts-expect-error A field of the honeypot's name would make people look like bots.
    const fields = { [honeypotField]: z.string() } satisfies FormFieldSchemas;
    expect(fields).toBeDefined();
  });

  it('should ignore its former name, which pages loaded before a deploy still post', () => {
    expect(createLeadRequestSchema.parse({ ...lead, website: '' })).toEqual(lead);
    expect(createLeadRequestSchema.parse({ ...lead, website: 7 })).toEqual(lead);
  });
});
