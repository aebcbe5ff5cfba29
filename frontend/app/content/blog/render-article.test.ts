import { describe, expect, it } from 'vitest';
import { countWords, renderArticle } from './render-article';

function rendered(markdown: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderArticle(markdown).html;
  return host;
}

describe('an article’s Markdown', () => {
  it('gives headings anchors, and lists those of the second level', () => {
    const { headings } = renderArticle('## What’s it *cost*?\n\n### Per job\n');
    expect(headings).toEqual([{ id: 'whats-it-cost', text: 'What’s it cost?' }]);
    expect(rendered('### Per job').querySelector('h3')?.id).toBe('per-job');
  });

  it('sets a side note beside the text, and leaves other quotations alone', () => {
    const host = rendered('> **Side note:** an average.\n\nText.\n\n> As she said.');
    expect(host.querySelector('aside.side-note')?.textContent).toContain('an average');
    expect(host.querySelector('blockquote')?.textContent).toContain('As she said');
  });

  it('puts a table too wide to stack into a named frame that the keyboard reaches', () => {
    const host = rendered(
      '| Job | "Cost" | C | D | E | F |\n| --- | ---: | - | - | - | - |\n| Drain | $250 | | | | |',
    );
    const frame = host.firstElementChild;
    expect(frame?.getAttribute('aria-label')).toBe('Table: Job, "Cost", C, D, E, F');
    expect(frame?.getAttribute('tabindex')).toBe('0');
    expect(frame?.querySelector('td[data-align=right]')?.textContent).toBe('$250');
    expect(frame?.querySelector('table')?.hasAttribute('data-narrow')).toBe(false);
  });

  it('has no obsolete HTML attributes', () => {
    const host = rendered('| Job | Cost |\n| :-- | --: |\n| Drain | $250 |');
    expect(host.querySelector('[align]')).toBeNull();
    expect(host.querySelectorAll('[data-align=right]')).toHaveLength(2);
  });

  it('stacks a table of three to five columns on a phone, and names it', () => {
    const host = rendered('| Job | "A > B" | C |\n| --- | --- | --- |\n| Drain | $250 | a day |');
    const table = host.querySelector('table');
    expect(table?.dataset).toMatchObject({ narrow: 'stacks' });
    expect(table?.getAttribute('aria-label')).toBe('Table: Job, "A > B", C');
    expect(host.querySelector('[tabindex]')).toBeNull();
    const two = rendered('| Job | Cost |\n| --- | --- |\n| Drain | $250 |');
    expect(two.querySelector('table')?.dataset).toMatchObject({ narrow: 'fits' });
  });

  it('shows few figures side by side on a phone', () => {
    const few = rendered('| | Now | Later |\n| --- | --- | --- |\n| Cost | $250 | 42% |');
    expect(few.querySelector('table')?.dataset).toMatchObject({ narrow: 'fits' });
    const many = rendered(
      '| | Now | B | C | D |\n| --- | --- | --- | --- | --- |\n| Cost | $250 | $9 | | 3 |',
    );
    expect(many.querySelector('table')?.dataset).toMatchObject({ narrow: 'stacks' });
  });

  it('has a header for every column except the labels', () => {
    const host = rendered('| | Now | Later |\n| --- | --- | --- |\n| Cost | $250 | |');
    const cells = [...host.querySelectorAll('thead tr > *')];
    expect(cells.map(({ tagName }) => tagName)).toEqual(['TD', 'TH', 'TH']);
  });

  it('draws a checklist without controls that do nothing', () => {
    const host = rendered('- [ ] Ask for the price\n- [ ] Call back');
    expect(host.querySelectorAll('ul.checklist > li')).toHaveLength(2);
    expect(host.querySelector('input')).toBeNull();
    expect(host.querySelector('li')?.textContent?.trim()).toBe('Ask for the price');
  });

  it('marks links to other sites, and rejects unsafe ones', () => {
    const host = rendered('[ours](/contact) [theirs](https://www.hhs.gov/)');
    const rels = [...host.querySelectorAll('a')].map((link) => link.getAttribute('rel'));
    expect(rels).toEqual([null, 'noopener']);
    expect(() => renderArticle('[x](http://example.com)')).toThrow('a link to http://example.com');
    expect(() => renderArticle('[x](javascript:alert)')).toThrow('a link to');
  });

  it('invites once, before the section nearest to the middle, and does not count that as text', () => {
    const section = (name: string) => `## ${name}\n\nFour words of text.\n\n`;
    const markdown = ['One', 'Two', 'Three', 'Four'].map(section).join('');
    const invitations = rendered(markdown).querySelectorAll('.article-invitation');
    expect(invitations).toHaveLength(1);
    expect(invitations[0]?.nextElementSibling?.id).toBe('three');
    expect(renderArticle(markdown).words).toBe(20);
    expect(rendered('One paragraph.').querySelector('.article-invitation')).toBeNull();
  });

  it('counts words, not marks and tags', () => {
    expect(
      countWords('<p>Two words &amp; $630 ÷ 0.28 &#8212; <a href="/contact">more</a></p>'),
    ).toBe(5);
  });
});
