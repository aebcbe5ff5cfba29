import { formatPhone } from './phone.js';
import { phoneHref } from './phone-href.js';

describe('phoneHref', () => {
  it.each([
    ['(910) 555-0123', 'tel:+19105550123'],
    ['(910) 555-0123 x45', 'tel:+19105550123;ext=45'],
    ['1 910 555 0123', 'tel:+19105550123'],
    // As the forms write it: no area code begins with 1, so this one is the country's.
    [formatPhone('19105550123'), 'tel:+19105550123'],
    ['+1 910 555 0123', 'tel:+19105550123'],
    ['+49 30 901820', 'tel:+4930901820'],
  ])('should dial %p as %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
