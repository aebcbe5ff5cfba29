import { formatPhone } from './phone-format.js';
import { phoneHref, smsHref } from './phone-href.js';

describe('phoneHref', () => {
  it.each([
    ['(910) 555-0123', 'tel:+19105550123'],
    ['(910) 555-0123 x45', 'tel:+19105550123;ext=45'],
    ['1 910 555 0123', 'tel:+19105550123'],
    // As the forms wrote it once: no area code begins with 1, so this one is the country's.
    ['(191) 055-5012 x3', 'tel:+19105550123'],
    [formatPhone('1 (910) 555-0123'), 'tel:+19105550123'],
    ['+1 910 555 0123 x45', 'tel:+19105550123;ext=45'],
    [formatPhone('+44 (0)20 7946 0958'), 'tel:+442079460958'],
    ['+1 910 555 0123', 'tel:+19105550123'],
    ['+49 30 901820', 'tel:+4930901820'],
  ])('should dial %p as %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});

describe('smsHref', () => {
  it.each([
    ['(910) 555-0123', '', 'sms:+19105550123'],
    ['(910) 555-0123 x45', 'Hi', 'sms:+19105550123?&body=Hi'],
    ['+49 30 901820', 'Café & co?', 'sms:+4930901820?&body=Caf%C3%A9%20%26%20co%3F'],
  ])('should write to %p as expected', (phone, text, href) => {
    expect(smsHref(phone, text)).toBe(href);
  });
});
