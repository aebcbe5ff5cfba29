/**
 * What a page's onward links show, resolved while the pages are rendered at build: no page ships the list of all
 * articles.
 */
import { z } from 'zod';
import { paths } from '~/lib/paths';
import { type ArticleLink, articleLink } from './blog/articles.server';
import { type NavigationLink, sampleAuditLink } from './navigation';
import { findings } from './sample-audit/findings';

/** The link labels of the pages that others lead to. */
export const pageLabels = {
  [paths.services]: 'All five services',
  [paths.wilmingtonDigitalMarketing]: 'Paid media in Wilmington',
  [paths.googleAdsWilmington]: 'Google Ads in Wilmington',
  [paths.facebookAdsWilmington]: 'Facebook Ads in Wilmington',
  [paths.googleAdsConsultant]: 'Google Ads consulting',
  [paths.facebookAdsConsultant]: 'Facebook Ads consulting',
  [paths.digitalMarketingConsultant]: 'Digital marketing consulting',
  [paths.marketingAnalyticsConsultant]: 'Marketing analytics',
  [paths.ppcConsultant]: 'PPC consulting',
  [paths.creativeStrategyConsultant]: 'Creative strategy and UGC',
  [paths.conversionRateOptimization]: 'Conversion rate optimization',
} as const;

const labeledPaths = Object.keys(pageLabels) as (keyof typeof pageLabels)[];

/** Where a page leads before it asks for a call: two articles to read, and the pages beside it. The sample audit joins them. */
export const onwardSchema = z.strictObject({
  /** Slugs. */
  articles: z.tuple([z.string(), z.string()]).readonly(),
  pages: z
    .array(z.strictObject({ path: z.literal(labeledPaths), why: z.string().min(1) }))
    .readonly(),
});

export type Onward = z.infer<typeof onwardSchema>;

export interface ShownOnward {
  articles: readonly ArticleLink[];
  pages: readonly (NavigationLink & { why: string })[];
}

/** Throws for an article that does not exist. */
export function shownOnward({ articles, pages }: Onward): ShownOnward {
  return {
    articles: articles.map(articleLink),
    pages: [
      ...pages.map(({ path, why }) => ({ to: path, label: pageLabels[path], why })),
      { ...sampleAuditLink, why: `${findings.length} findings, in dollars.` },
    ],
  };
}
