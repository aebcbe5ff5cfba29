import type { PageFacts } from './read-page.ts';

function listOf(pages: readonly PageFacts[]): string {
  return pages
    .map(({ title, address, description }) => `- [${title}](${address}): ${description}`)
    .join('\n');
}

/** The site in Markdown, for AI assistants: who we are, and what is where. */
export function llms(home: PageFacts, faq: PageFacts, pages: readonly PageFacts[]): string {
  const agency = home.structured.find((thing) => thing['@type'] === 'ProfessionalService');
  if (!agency?.name) throw new Error('The home page does not say who we are.');
  if (faq.facts.length === 0) throw new Error(`${faq.path} has no list of facts.`);
  const sections = [
    `# ${agency.name}`,
    `> ${agency.description}`,
    faq.facts.map((fact) => `- ${fact}`).join('\n'),
    '## Pages',
    listOf(pages.filter((page) => !page.article)),
    '## Articles',
    listOf(pages.filter((page) => page.article)),
  ];
  return `${sections.join('\n\n')}\n`;
}
