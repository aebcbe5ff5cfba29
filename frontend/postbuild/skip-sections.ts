import { PageEditor } from './page-editor.ts';

/** Where heights are measured. The stylesheet uses each from its breakpoint on (app/styles/base.css). */
export const measuredWidths = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** In pixels, one for each section, in the page's order. */
export type SectionHeights = Record<keyof typeof measuredWidths, number[]>;

/**
 * All sections but the first and those within another. Not the footer: it uses every font, and one that is first asked
 * for after the first paint is not used at all (app/styles/fonts.css).
 */
export const laterSections = 'main section:not(section section):not(main > section:first-child)';

/**
 * Lets the browser lay out and paint later sections once they come near the window. Until then each has the height it
 * was measured with: otherwise the page would change its length while it is scrolled. A page whose sections were not
 * measured, or have become more or fewer, is left as it is, which only costs time.
 */
export function skipSections(html: string, heights: SectionHeights | undefined): string {
  const page = new PageEditor(html);
  const sections = page.all(laterSections);
  if (heights?.phone.length !== sections.length) return html;
  const { phone, tablet, desktop } = heights;
  for (const [index, section] of sections.entries()) {
    const properties = [
      `--phone-height:${phone[index]}px`,
      `--tablet-height:${tablet[index]}px`,
      `--desktop-height:${desktop[index]}px`,
    ];
    page.addAttribute(section, `style="${properties.join(';')}"`);
  }
  return page.toString();
}
