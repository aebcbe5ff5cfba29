import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const samples = Object.values(emails).map(({ sample }) => sample);

it('should have a sample of every email under its own name', () => {
  expect(samples.map(({ name }) => name)).toEqual(Object.keys(emails));
});

describe('every email', () => {
  const htmlOf = (sample: (typeof samples)[number]) =>
    renderer.render(sample, sample.writtenAt).html;
  const namesOf = (isWrong: (html: string) => boolean) =>
    samples.filter((sample) => isWrong(htmlOf(sample))).map(({ name }) => name);

  it('should stay below the size at which email clients cut', () => {
    expect(namesOf((html) => Buffer.byteLength(html) >= 102 * 1024)).toEqual([]);
  });

  // An unbreakable date of 24 px is wider than a phone of 320 px.
  it('should let every text break', () => {
    expect(namesOf((html) => html.includes('nowrap'))).toEqual([]);
  });

  it.each([
    /<html lang="en"/,
    /<meta name="color-scheme" content="light dark"/,
    /prefers-color-scheme: dark/,
    /<title>[^<]+<\/title>/,
  ])('should declare %s', (declared) => {
    expect(namesOf((html) => !declared.test(html))).toEqual([]);
  });

  it('should load no external resource', () => {
    const loads = /<(img|script|link|iframe|object)\b|@import|url\(/i;
    expect(namesOf((html) => loads.test(html))).toEqual([]);
  });
});

describe.each(samples)('$name', (sample) => {
  const { name } = sample;
  const { subject, html, text } = renderer.render(sample, sample.writtenAt);

  // After a change, review the emails (Settings · Email texts shows them), then run `npm test -- every-email -u`.
  it('should read as it did when it was last looked at', () => {
    // The text is made from the HTML.
    expect(`${subject}\n\n${text}`).toMatchSnapshot();
  });

  it('should leave no placeholder and no missing value', () => {
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|NaN|\[object/);
  });

  it('should have every link of its HTML in its text, but what calls or writes to a number or address in it', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&'),
    );
    const isReadable = (link: string) =>
      link.startsWith('tel:')
        ? text.replaceAll(/\D/g, '').includes(link.replace(/^tel:\+1?/, ''))
        : text.includes(link.replace(/^mailto:/, ''));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !isReadable(link))).toEqual([]);
  });

  it('should have a text that is read line by line, without markup or what only its HTML shows', () => {
    expect(text).not.toMatch(
      /<(?!https?:\/\/)|&(#|amp;|lt;|quot;)|\n{3}|(?<!\n>)[^\S\n]\n|[\u00a0\u200c]/,
    );
    expect(text).not.toContain('the button does');
    expect(text.startsWith('\n')).toBe(false);
    expect(text.endsWith('.\n') || name === 'lead-reply').toBe(true);
  });
});
