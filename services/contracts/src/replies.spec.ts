import fc from 'fast-check';
import { anyText } from '../test/any-text.js';
import { fillReply, openFieldsIn, replyFields } from './replies.js';
import { unknownFieldsIn } from './text/field-schemas.js';

const site = { siteUrl: 'https://site.example' };
const dana = { id: 2 ** 40, name: 'Dana K. Whitfield', company: 'Fields Plumbing' };
const everyField = replyFields.map((field) => `{${field}}`).join(' | ');

describe('fillReply', () => {
  it('should fill every field', () => {
    expect(fillReply(everyField, dana, site)).toBe(
      `Dana | Dana K. Whitfield | Fields Plumbing | https://site.example/thank-you?contactId=${2 ** 40}`,
    );
  });

  it('should fill a field however it is spelled, and every time it occurs', () => {
    expect(fillReply('{First Name}, { first  name } and {FIRST NAME}', dana, site)).toBe(
      'Dana, Dana and Dana',
    );
  });

  it('should use fallback words for unknown values', () => {
    const unknown = { id: dana.id, name: '', company: null };
    expect(fillReply('Hello {first name}, {name} of {company}', unknown, site)).toBe(
      'Hello there, there of your company',
    );
  });

  it('should leave other braces alone', () => {
    for (const text of ['{}', '{ }', '{price}', '{{x}}', '{first\nname}', '{', '}{']) {
      expect(fillReply(text, dana, site)).toBe(text);
    }
  });

  it.each([
    ['{booking link}', 'there'],
    ['$& $1 $`', 'there'],
    ['WIN at http://evil.example', 'there'],
    ['Ann\r\nBcc: all@list.example', 'there'],
    ['\u202eAnn', 'Ann'],
  ])('should greet with no more than a name: %j', (name, greeted) => {
    expect(fillReply('{first name}', { ...dana, name }, site)).toBe(greeted);
  });

  it('should leave no field open and add no line, whatever a lead typed', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (name, company, between) => {
        const template = `${everyField}${between.replace(/[{}]/g, '')}`;
        const filled = fillReply(template, { id: dana.id, name, company }, site);
        expect(openFieldsIn(filled)).toEqual([]);
        const lines = (text: string) => text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length;
        expect(lines(filled)).toBe(lines(template));
      }),
    );
  });
});

describe('the fields of a text', () => {
  it('should be found, known and unknown', () => {
    const text = 'Hello {first name}, {frist name}, {Company} {frist name} {x}';
    expect(openFieldsIn(text)).toEqual(['first name', 'company']);
    expect(unknownFieldsIn(text, replyFields)).toEqual(['frist name', 'x']);
  });

  it('should be either known or unknown in any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const typed = `{${text.replace(/[{}\n]/g, '').slice(0, 40) || 'x'}}`;
        expect(openFieldsIn(typed).length + unknownFieldsIn(typed, replyFields).length).toBe(1);
      }),
    );
  });
});
