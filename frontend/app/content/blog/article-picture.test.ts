import { describe, expect, it } from 'vitest';
import { articlePicture } from './article-picture';

const article = { slug: 'hvac-marketing', title: 'HVAC marketing by season' };
const files = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`../../artwork/${name}`, `/assets/${name}`]));

describe('the picture of an article', () => {
  it('is the SVG of its name, whoever drew it', () => {
    const both = files('article-hvac-marketing.png', 'article-hvac-marketing.svg');
    expect(articlePicture(article, both)).toBe('/assets/article-hvac-marketing.svg');
  });

  it('is the PNG of its name where there is no SVG', () => {
    const picture = articlePicture(article, files('article-hvac-marketing.png', 'article-x.svg'));
    expect(picture).toBe('/assets/article-hvac-marketing.png');
  });

  it('is drawn from its title where there is neither, differently for each title', () => {
    const picture = articlePicture(article, files('article-x.svg'));
    const [, svg = ''] = /^data:image\/svg\+xml,(.*)$/.exec(picture) ?? [];
    const { documentElement } = new DOMParser().parseFromString(
      decodeURIComponent(svg),
      'image/svg+xml',
    );
    expect(documentElement.getAttribute('viewBox')).toBe('0 0 480 300');
    expect(articlePicture(article, {})).toBe(picture);
    expect(articlePicture({ ...article, title: 'Another title' }, {})).not.toBe(picture);
  });
});
