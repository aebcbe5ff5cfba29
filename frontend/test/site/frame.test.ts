import { agencyPhone, phoneHref } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { builtPages, oneOf } from './built-pages';
import { landingRoutes, leadRoute, thankYouRoute } from './routes';
import { textOf } from './visible-text';

const links = [
  ['Services', '/services'],
  ['About', '/about'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
];
const navigation = [...links, ['Schedule Consultation', leadRoute]];
const withoutCallBar = [
  '/contact',
  leadRoute,
  thankYouRoute,
  '/privacy-policy',
  '/404',
  '/blog/404',
  '/405',
];
const call = agencyPhone ? [[agencyPhone, phoneHref(agencyPhone)]] : [];

describe.each(builtPages)('around $path', (page) => {
  const linksOf = (selector: string) =>
    oneOf(page, selector)
      .querySelectorAll('a')
      .map((link) => [textOf(link), link.getAttribute('href')]);

  it('stand the logo, four links and the button, and the same in the drawer, with the phone number if there is one', () => {
    expect(oneOf(page, 'body > header a').getAttribute('href')).toBe('/');
    expect(linksOf('nav[aria-label=Main]')).toEqual(navigation);
    expect(linksOf('dialog[aria-label=Menu]')).toEqual([...navigation, ...call]);
  });

  it('the button is marked as current on the page it leads to, and quiet where it was followed', () => {
    const button = oneOf(page, `nav[aria-label=Main] a[href="${leadRoute}"]`);
    expect(button.getAttribute('aria-current') ?? null).toBe(
      page.path === leadRoute ? 'page' : null,
    );
    const isQuiet = [leadRoute, '/thank-you'].includes(page.path);
    expect(button.classList.contains('bg-magenta')).toBe(!isQuiet);
  });

  it('only the part of the site that it belongs to is marked', () => {
    const marked = page.document
      .querySelectorAll('nav[aria-label=Main] [aria-current=page]')
      .map((link) => link.getAttribute('href'));
    const section = `/${page.path.split('/')[1]}`;
    expect(marked).toEqual(navigation.some(([, target]) => target === section) ? [section] : []);
  });

  it('is a place for notices that takes the focus', () => {
    expect(oneOf(page, '#notifications').getAttribute('tabindex')).toBe('-1');
  });

  it('is a call bar, but not where a form is, or nothing to ask for', () => {
    const bars = page.document.querySelectorAll('.call-bar-bar a');
    expect(bars).toHaveLength(withoutCallBar.includes(page.path) ? 0 : 1);
    // It has the name and the target of a button of the page or, on the blog, of the navigation bar.
    for (const name of bars.map(textOf)) {
      const named = [...navigation, ...linksOf('main')].filter(([other]) => other === name);
      expect(named.length).toBeGreaterThan(1);
      expect(new Set(named.map(([, target]) => target)).size).toBe(1);
    }
  });

  it('stands a footer with the services, the year and the way to the cookie settings', () => {
    const targets = linksOf('body > footer').map(([, target]) => target);
    expect(targets).toEqual(expect.arrayContaining(['/services', ...landingRoutes]));
    const footer = textOf(oneOf(page, 'body > footer'));
    const year = page.path === leadRoute ? 2025 : new Date().getFullYear();
    expect(footer).toContain(`© ${year} `);
    expect(footer).toContain('Cookie settings');
  });
});
