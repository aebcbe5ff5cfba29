import { describe, expect, it } from 'vitest';
import { countWords, renderArticle } from './render-article';

function rendered(markdown: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderArticle(markdown).html;
  return host;
}

describe('an article’s Markdown', () => {
  it('should give headings anchors, and list those of the second level', () => {
    const { headings } = renderArticle('## What’s it *cost*?\n\n### Per job\n');
    expect(headings).toEqual([{ id: 'whats-it-cost', text: 'What’s it cost?' }]);
    expect(rendered('### Per job').querySelector('h3')?.id).toBe('per-job');
  });

  it('should set a side note beside the text, and leave other quotations alone', () => {
    const host = rendered('> **Side note:** an average.\n\nText.\n\n> As she said.');
    expect(host.querySelector('aside.side-note')?.textContent).toContain('an average');
    expect(host.querySelector('blockquote')?.textContent).toContain('As she said');
  });

  it('should put a table too wide to stack into a frame that the keyboard reaches and that has a name', () => {
    const host = rendered(
      '| Job | "Cost" | C | D | E | F |\n| --- | ---: | - | - | - | - |\n| Drain | $250 | | | | |',
    );
    const frame = host.firstElementChild;
    expect(frame?.getAttribute('aria-label')).toBe('Table: Job, "Cost", C, D, E, F');
    expect(frame?.getAttribute('tabindex')).toBe('0');
    expect(frame?.querySelector('td[data-align=right]')?.textContent).toBe('$250');
    expect(frame?.querySelector('table')?.hasAttribute('data-narrow')).toBe(false);
  });

  it('should have no attributes that HTML has given up', () => {
    const host = rendered('| Job | Cost |\n| :-- | --: |\n| Drain | $250 |');
    expect(host.querySelector('[align]')).toBeNull();
    expect(host.querySelectorAll('[data-align=right]')).toHaveLength(2);
  });

  it('should stack a table of three to five columns on a phone, and name it', () => {
    const host = rendered('| Job | "A > B" | C |\n| --- | --- | --- |\n| Drain | $250 | a day |');
    const table = host.querySelector('table');
    expect(table?.dataset).toMatchObject({ narrow: 'stacks' });
    expect(table?.getAttribute('aria-label')).toBe('Table: Job, "A > B", C');
    expect(host.querySelector('[tabindex]')).toBeNull();
    const two = rendered('| Job | Cost |\n| --- | --- |\n| Drain | $250 |');
    expect(two.querySelector('table')?.dataset).toMatchObject({ narrow: 'fits' });
  });

  it('should show few figures side by side on a phone', () => {
    const few = rendered('| | Now | Later |\n| --- | --- | --- |\n| Cost | $250 | 42% |');
    expect(few.querySelector('table')?.dataset).toMatchObject({ narrow: 'fits' });
    const many = rendered(
      '| | Now | B | C | D |\n| --- | --- | --- | --- | --- |\n| Cost | $250 | $9 | | 3 |',
    );
    expect(many.querySelector('table')?.dataset).toMatchObject({ narrow: 'stacks' });
  });

  it('should head every column but the one of labels', () => {
    const host = rendered('| | Now | Later |\n| --- | --- | --- |\n| Cost | $250 | |');
    const cells = [...host.querySelectorAll('thead tr > *')];
    expect(cells.map(({ tagName }) => tagName)).toEqual(['TD', 'TH', 'TH']);
  });

  it('should draw a checklist without controls that do nothing', () => {
    const host = rendered('- [ ] Ask for the price\n- [ ] Call back');
    expect(host.querySelectorAll('ul.checklist > li')).toHaveLength(2);
    expect(host.querySelector('input')).toBeNull();
    expect(host.querySelector('li')?.textContent?.trim()).toBe('Ask for the price');
  });

  it('should mark links to other sites, and refuse unsafe ones', () => {
    const host = rendered('[ours](/contact) [theirs](https://www.hhs.gov/)');
    const rels = [...host.querySelectorAll('a')].map((link) => link.getAttribute('rel'));
    expect(rels).toEqual([null, 'noopener']);
    expect(() => renderArticle('[x](http://example.com)')).toThrow('a link to http://example.com');
    expect(() => renderArticle('[x](javascript:alert)')).toThrow('a link to');
  });

  it('should invite once, before the section nearest to the middle, and not count that as text', () => {
    const section = (name: string) => `## ${name}\n\nFour words of text.\n\n`;
    const markdown = ['One', 'Two', 'Three', 'Four'].map(section).join('');
    const invitations = rendered(markdown).querySelectorAll('.article-invitation');
    expect(invitations).toHaveLength(1);
    expect(invitations[0]?.nextElementSibling?.id).toBe('three');
    expect(renderArticle(markdown).words).toBe(20);
    expect(rendered('One paragraph.').querySelector('.article-invitation')).toBeNull();
  });

  it('should count words, not marks and tags', () => {
    expect(
      countWords('<p>Two words &amp; $630 ÷ 0.28 &#8212; <a href="/contact">more</a></p>'),
    ).toBe(5);
  });
});
