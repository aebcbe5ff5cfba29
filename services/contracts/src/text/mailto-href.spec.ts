import { mailtoHref } from './mailto-href.js';

describe('mailtoHref', () => {
  it('should lead to the address and to nothing else that was typed', () => {
    expect(mailtoHref('dana+ads@example.com')).toBe('mailto:dana%2Bads@example.com');
    expect(mailtoHref('a?cc=b&subject=c@example.com')).toBe(
      'mailto:a%3Fcc%3Db%26subject%3Dc@example.com',
    );
  });
});
