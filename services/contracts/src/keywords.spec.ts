import { fc } from '../test/any-text.js';
import { adviceNotNowSchema } from './advice.js';
import { landingPageHistoryQuerySchema } from './history.js';
import { createKeywordRequestSchema, updateKeywordRequestSchema } from './keywords.js';

const origin = 'https://longleafandtide.example';
const isTaken = (landingPage: string) =>
  createKeywordRequestSchema.safeParse({ keyword: 'ads', landingPage }).success;

describe('the address of a landing page', () => {
  it.each([
    '//evil.example/phish',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\u200b/evil.example',
    '/\t/evil.example',
    '/\u0000/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('should not be %j', (page) => {
    expect(isTaken(page)).toBe(false);
    expect(updateKeywordRequestSchema.safeParse({ landingPage: page }).success).toBe(false);
    expect(landingPageHistoryQuerySchema.safeParse({ page }).success).toBe(false);
    expect(
      adviceNotNowSchema.safeParse({ kind: 'not-in-google', page, isHidden: true }).success,
    ).toBe(false);
  });

  it.each(['/', '/services', '/a//b', '/a?b=//c', '/caf\u00e9'])('may be %j', (page) => {
    expect(isTaken(page)).toBe(true);
  });

  it('should be on this site, whatever is typed', () => {
    const unit = fc.constantFrom('/', '\\', '.', '\t', '\u200b', '@', ':', '?', '#', '%2f', 'evil');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        const { data } = createKeywordRequestSchema.safeParse({
          keyword: 'ads',
          landingPage: text,
        });
        const page = data?.landingPage;
        if (page) expect(new URL(page, origin).origin).toBe(origin);
      }),
      { numRuns: 2_000 },
    );
  });
});
