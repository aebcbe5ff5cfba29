import { mailHref } from './mail-href.js';

describe('mailHref', () => {
  it('should lead to the address and to nothing else that was typed', () => {
    expect(mailHref('dana+ads@example.com')).toBe('mailto:dana%2Bads@example.com');
    expect(mailHref('a?cc=b&subject=c@example.com')).toBe(
      'mailto:a%3Fcc%3Db%26subject%3Dc@example.com',
    );
  });
});
