import { mailtoHref, normalizeEmail } from './email-address.js';

describe('normalizeEmail', () => {
  it.each([
    ['ann@harbor.example', 'ann@harbor.example'],
    [' Ann@Harbor.Example ', 'ann@harbor.example'],
    ['ann+ads@harbor.example', 'ann@harbor.example'],
    ['ann+ads+more@harbor.example', 'ann@harbor.example'],
    ['a.nn@harbor.example', 'a.nn@harbor.example'],
    ['A.n.n+x@GMail.com', 'ann@gmail.com'],
    ['ann@googlemail.com', 'ann@gmail.com'],
    ['+ann@harbor.example', '+ann@harbor.example'],
  ])('should find the mailbox of %s: %s', (address, mailbox) => {
    expect(normalizeEmail(address)).toBe(mailbox);
    expect(normalizeEmail(mailbox)).toBe(mailbox);
  });
});

describe('mailtoHref', () => {
  it('should lead to the address and to nothing else that was typed', () => {
    expect(mailtoHref('dana+ads@example.com')).toBe('mailto:dana%2Bads@example.com');
    expect(mailtoHref('a?cc=b&subject=c@example.com')).toBe(
      'mailto:a%3Fcc%3Db%26subject%3Dc@example.com',
    );
  });
});
