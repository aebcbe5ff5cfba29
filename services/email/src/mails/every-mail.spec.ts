import { emailJobs } from '@agency/platform';
import { renderSample } from './mail-sample.js';
import { mailSamples } from './mail-samples.js';
import { renderer } from './sample-renderer.fixture.js';

const samples = Object.values(mailSamples);

it('should have a sample of every mail that can be asked for, each of its own', () => {
  expect(samples.map(({ name }) => name).sort()).toEqual(Object.keys(emailJobs).sort());
});

describe.each(samples)('$name', (sample) => {
  const { subject, html, text } = renderSample(renderer, sample);

  // `jest -u` after looking at it: `npm run mail-sheet` in the frontend makes pictures.
  it('should read as it did when it was last looked at', () => {
    expect(`${subject}\n\n${text}`).toMatchSnapshot('text');
    expect(html).toMatchSnapshot('html');
  });

  it('should leave no placeholder and no missing value', () => {
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|NaN|\[object/);
  });

  it('should be whole where mail programs cut', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style);
    expect(Buffer.byteLength(styles.join(''))).toBeLessThan(16 * 1024);
    expect(styles.length).toBeGreaterThan(0);
  });

  it('should say its language, and that it can be dark', () => {
    expect(html).toMatch(/<html lang="en"/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
  });

  it('should load nothing from anywhere', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|@import|url\(/i);
  });

  it('should carry in its text every link that its HTML has', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
      link.replaceAll('&#x3D;', '=').replace(/^(mailto:|tel:\+1)/, ''),
    );
    const digits = (words: string) => words.replace(/[^\d]/g, '');
    const missing = links.filter(
      (link) =>
        !text.includes(link) &&
        !(/^\d+$/.test(link) && digits(text).includes(link)) &&
        link !== 'https://site.example',
    );
    expect(links.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
});
