import { describe, expect, it } from 'vitest';
import { articlePicture } from './article-picture';

const files = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`../../artwork/${name}`, `/assets/${name}`]));

describe('the picture of an article', () => {
  it('is the SVG of its name', () => {
    const both = files('article-hvac-marketing.png', 'article-hvac-marketing.svg');
    expect(articlePicture('hvac-marketing', both)).toBe('/assets/article-hvac-marketing.svg');
  });

  it('is the PNG of its name where there is no SVG', () => {
    const one = files('article-hvac-marketing.png', 'article-x.svg');
    expect(articlePicture('hvac-marketing', one)).toBe('/assets/article-hvac-marketing.png');
  });

  it('is an error that names the file where there is neither', () => {
    expect(() => articlePicture('hvac-marketing', files('article-x.svg'))).toThrow(
      'app/artwork/article-hvac-marketing.svg (or .png) is missing.',
    );
  });
});
