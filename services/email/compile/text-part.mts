import { convert, type HtmlToTextOptions, type SelectorDefinition } from 'html-to-text';

/** Tags of Handlebars that begin, divide or end a block. */
const blockTag = String.raw`\{\{(?:[#/][^{}]*|else)\}\}`;
const isBlockTag = new RegExp(`^${blockTag}$`);
const isBlockTags = new RegExp(`^${blockTag}(?: ${blockTag})+$`);

const block = (selector: string, lineBreaks: 1 | 2): SelectorDefinition => ({
  selector,
  format: 'block',
  options: { leadingLineBreaks: lineBreaks, trailingLineBreaks: lineBreaks },
});

const prefixed = (selector: string, prefix: string): SelectorDefinition => ({
  selector,
  format: 'inlineSurround',
  options: { prefix, suffix: '' },
});

const skipped = (selector: string): SelectorDefinition => ({ selector, format: 'skip' });

const options: HtmlToTextOptions = {
  // A line break inside a placeholder would be one more space in its name.
  wordwrap: false,
  formatters: {
    value: (element, walk, builder) => {
      if (element.children.length === 0) return;
      builder.addInline(': ');
      walk(element.children, builder);
    },
  },
  selectors: [
    // What email clients show beside the subject, and the scale below the letterhead.
    skipped('div[style^="display:none"]'),
    skipped('td.dark-mark'),
    skipped('td.light-mark'),
    skipped('.html-only'),
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    // MJML makes a row of everything, and a table of a column with a frame.
    block('tr', 2),
    block('.cartouche > table > tbody > tr > td > table > tbody > tr', 1),
    block('.text > table > tr', 1),
    prefixed('.text > table > tr > td', '- '),
    { selector: '.text > table > tr > td.label', format: 'inline' },
    { selector: '.text > table > tr > td + td', format: 'value' },
    prefixed('.quote > div > bdi', '> '),
    { selector: 'a', options: { linkBrackets: ['<', '>'], hideLinkHrefIfSameAsText: true } },
    // Their text is what a reader needs.
    ...[
      'a[href="{{href}}"]',
      'a[href="{{lead.mailto}}"]',
      'a[href="{{lead.tel}}"]',
      '.call > table > tbody > tr > td > a',
    ].map((selector) => ({ selector, format: 'anchor', options: { ignoreHref: true } })),
  ],
};

/**
 * The plain text of a template, with its placeholders. (!) The template is converted, never an email: what someone
 * typed would be read as markup.
 */
export function textPart(html: string): string {
  const lines = convert(html, options)
    .split('\n')
    .flatMap((line) =>
      isBlockTags.test(line) ? line.replaceAll('}} {{', '}}\n{{').split('\n') : line,
    );
  // A block tag on its own line leaves none, so that the empty lines around it would add up.
  let wasEmpty = false;
  const kept = lines.filter((line) => {
    if (isBlockTag.test(line)) return true;
    const isKept = line !== '' || !wasEmpty;
    wasEmpty = line === '';
    return isKept;
  });
  return `${kept.join('\n')}\n`;
}
