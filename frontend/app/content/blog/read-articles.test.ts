import { describe, expect, it } from 'vitest';
import { articlePicture, readArticles } from './read-articles';

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

const front = (title: string, excerpt: string) => `---
slug: one
title: ${title}
description: What to spend first.
excerpt: ${excerpt}
date: 2025-08-16
category: Google Ads
listed: true
related: [two, three, four]
---

Far too few words.
`;

describe('the articles', () => {
  it('say all that is wrong with each of them at once, by the names of the files', () => {
    const files = {
      './articles/one.md': front('T'.repeat(54), 'E'.repeat(117)),
      './articles/two.md': 'No metadata.',
    };
    const read = () => readArticles(files, { '../../artwork/article-two.png': '/two.png' });
    for (const fault of [
      /articles\/one\.md is not an article.*title: .*53.*excerpt: .*116.*text: 4 words, outside 1200 to 2500/s,
      /app\/artwork\/article-one\.svg \(or \.png\) is missing\./,
      /articles\/two\.md is not an article\.\s+no front matter/,
    ]) {
      expect(read).toThrow(fault);
    }
  });

  it('of the blog have nothing wrong', async () => {
    const { articleIndex } = await import('./articles.server');
    expect(articleIndex().latest).not.toEqual([]);
  });
});
