import { brand } from '@agency/contracts';
import type { MetaDescriptor } from 'react-router-dom';
import type {
  BlogPosting,
  BreadcrumbList,
  ProfessionalService,
  Service,
  Thing,
  WebSite,
} from 'schema-dts';
import { absolute, socialImage } from './addresses';

export type StructuredData = Exclude<Thing, string>;

/** One block for all structured data of a page. Data blocks need no hash in the script policy. */
export function structuredData(things: readonly StructuredData[]): MetaDescriptor[] {
  if (things.length === 0) return [];
  return [
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
  ] as MetaDescriptor[];
}

/** Where the agency's clients are. */
export const towns = [
  'Wilmington',
  'Wrightsville Beach',
  'Carolina Beach',
  'Kure Beach',
  'Leland',
  'Hampstead',
  'Southport',
  'Oak Island',
  'Porters Neck',
  'Ogden',
  'Castle Hayne',
  'Surf City',
] as const;

/** The towns as structured data. */
export const townsServed = towns.map((town) => `${town}, ${brand.regionCode}`);

const agencyId = absolute('/#agency');

/** A reference to the agency, as provider of a service or author of an article. */
export const agencyReference = {
  '@type': 'ProfessionalService',
  '@id': agencyId,
  name: brand.name,
  url: absolute('/'),
} satisfies ProfessionalService;

/** The site and its name. */
export const website = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  url: absolute('/'),
  publisher: { '@id': agencyId },
} satisfies WebSite;

interface OfferedService {
  /** The same name as in the page's visible text. */
  name: string;
  description: string;
  path: string;
}

/** A service as structured data. Pass the texts that the page shows, so that both agree. */
export function serviceData({ name, description, path }: OfferedService) {
  return {
    '@type': 'Service',
    name,
    description,
    url: absolute(path),
    provider: agencyReference,
    areaServed: townsServed,
  } satisfies Service;
}

interface PublishedArticle {
  title: string;
  description: string;
  path: string;
  date: string;
  updated?: string;
  /** Address of its drawing. */
  picture: string;
  category: string;
  words: number;
}

export function blogPostingData(article: PublishedArticle) {
  const url = absolute(article.path);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    articleSection: article.category,
    wordCount: article.words,
    image: [absolute(article.picture), socialImage(article.path)],
    inLanguage: 'en-US',
    author: agencyReference,
    publisher: agencyReference,
  } satisfies BlogPosting;
}

export interface Crumb {
  label: string;
  path: string;
}

/** Breadcrumbs as structured data, for pages that show them with `Breadcrumbs`. */
export function breadcrumbData(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  } satisfies BreadcrumbList;
}
