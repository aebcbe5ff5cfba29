import { describe, expect, it } from 'vitest';
import { builtPages, oneOf } from './built-pages';
import { textOf } from './visible-text';

describe.each(builtPages)('the outline of $path', (page) => {
  const { document } = page;
  const all = (selector: string) => document.querySelectorAll(selector);

  it('has one first heading, in the main part, and skips no level below it', () => {
    expect(all('h1')).toHaveLength(1);
    expect(all('main h1')).toHaveLength(1);
    const levels = all('main :is(h1, h2, h3, h4, h5, h6)')
      .filter((heading) => textOf(heading) !== '')
      .map((heading) => Number(heading.tagName[1]));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level, `after ${levels.slice(0, index + 1)}`).toBeLessThanOrEqual(
        (levels[index] ?? 0) + 1,
      );
    }
  });

  it('has its landmarks once each, and tells those of a kind apart', () => {
    for (const landmark of ['body > header', 'main#main', 'body > footer']) {
      expect(all(landmark), landmark).toHaveLength(1);
    }
    const navigation = all('nav').map((nav) => nameOf(nav.attributes));
    expect(navigation).not.toContain('');
    expect(new Set(navigation.filter((name) => name !== 'Menu')).size).toBe(
      navigation.filter((name) => name !== 'Menu').length,
    );
    expect(oneOf(page, 'body > a').getAttribute('href')).toBe('#main');
  });

  it('points only at what is there', () => {
    const ids = all('[id]').map((element) => element.getAttribute('id') ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const attribute of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) {
      const targets = all(`[${attribute}]`).flatMap(
        (element) => element.getAttribute(attribute)?.split(' ') ?? [],
      );
      expect(
        targets.filter((target) => !ids.includes(target)),
        attribute,
      ).toEqual([]);
    }
  });

  it('gives every picture its size and an alt text, which may be empty on purpose', () => {
    for (const image of all('img')) {
      const { alt, width, height } = image.attributes;
      expect(alt, image.toString()).toBeDefined();
      expect(Number(width) > 0 && Number(height) > 0, image.toString()).toBe(true);
    }
  });

  it('names every link and button', () => {
    const nameless = all('a, button').filter(
      (element) => !textOf(element) && !element.getAttribute('aria-label'),
    );
    expect(nameless.map(String)).toEqual([]);
  });
});

function nameOf(attributes: Record<string, string>): string {
  return attributes['aria-label'] ?? attributes['aria-labelledby'] ?? '';
}
