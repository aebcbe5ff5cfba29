import {
  type LandingContent,
  type LandingSlug,
  landingContent,
  landingSlugs,
} from './landing-schema';

interface Counts {
  cards: number;
  list?: { kind: 'mistakes' | 'tools' | 'platforms' | 'tests'; entries: number };
}

/** What a page must contain beyond the common schema. Default: four cards. */
const counts: Partial<Record<LandingSlug, Counts>> = {
  'digital-marketing-consultant-wilmington-nc': { cards: 6 },
  'ai-marketing-consultant-wilmington-nc': { cards: 4, list: { kind: 'tools', entries: 10 } },
  'marketing-analytics-consultant-wilmington-nc': {
    cards: 4,
    list: { kind: 'platforms', entries: 12 },
  },
  'creative-strategy-consultant-wilmington-nc': { cards: 4, list: { kind: 'tests', entries: 10 } },
  'conversion-rate-optimization-wilmington-nc': { cards: 4, list: { kind: 'tests', entries: 10 } },
};

function miscounted(content: LandingContent): string[] {
  const { cards, list } = counts[content.slug] ?? { cards: 4 };
  const found: string[] = [];
  if (content.services.cards.length !== cards) {
    found.push(`services.cards: ${cards} expected, ${content.services.cards.length} there`);
  }
  const entries = content.list?.kind === list?.kind ? (content.list?.entries.length ?? 0) : 0;
  if (list && entries !== list.entries) {
    found.push(`list: ${list.entries} ${list.kind} expected, ${entries} there`);
  }
  const shown = ['services', 'middle', 'why', ...(content.list ? ['list'] : [])].sort();
  if ([...content.layout.order].sort().join() !== shown.join()) {
    found.push(`layout.order: must name ${shown.join(', ')} once each`);
  }
  return found;
}

/** One page's copy, validated. Throws an error that names the file and everything missing in it. */
export function checkLandingContent(slug: LandingSlug, candidate: unknown): LandingContent {
  const file = `app/content/landing/pages/${slug}.ts`;
  const result = landingContent.safeParse(candidate);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${file} is not complete.\n  ${faults.join('\n  ')}`);
  }
  const faults = miscounted(result.data);
  if (result.data.slug !== slug) faults.push(`slug: says ${result.data.slug}`);
  if (faults.length > 0) throw new Error(`${file} is not complete.\n  ${faults.join('\n  ')}`);
  return result.data;
}

export function isLandingSlug(text: string): text is LandingSlug {
  return landingSlugs.some((slug) => slug === text);
}
