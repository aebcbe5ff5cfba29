import { brand } from '@agency/contracts';
import type { MetaDescriptor } from 'react-router-dom';
import { absolute, socialImage, socialImageSize } from '~/lib/seo/addresses';
import {
  breadcrumbData,
  type StructuredData,
  serviceData,
  structuredData,
} from '~/lib/seo/structured-data';
import { serviceCrumbs } from './navigation';
import { type PrivatePage, privateRobots } from './private-pages';

export interface PageMeta {
  /** Without the ending that every title gets: the brand, or `suffix`. Together 60 characters at most. */
  title: string;
  suffix?: string;
  /** 160 characters at most, and unique. The build checks both. */
  description: string;
  path: string;
  type?: 'website' | 'article';
  /** Not for search results. */
  isHidden?: boolean;
  /** JSON-LD. It says nothing that the page does not show. */
  structured?: readonly StructuredData[];
}

/** The head of one page. */
export function pageMeta({
  title,
  suffix = brand.name,
  description,
  path,
  type = 'website',
  isHidden,
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${suffix}`;
  const url = absolute(path);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: socialImage(path) },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: `${title}, beside a drawing` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(structured),
  ];
}

interface ServicePage {
  path: string;
  /** What links and breadcrumbs call it. */
  label: string;
  content: { meta: Pick<PageMeta, 'title' | 'description'>; hero: { lead: string } };
}

/** The head of a page about one service. */
export function servicePageMeta({ path, label, content }: ServicePage): MetaDescriptor[] {
  const service = { name: label, description: content.hero.lead, path };
  return pageMeta({
    ...content.meta,
    path,
    structured: [serviceData(service), breadcrumbData(serviceCrumbs(label, path))],
  });
}

/** The head of a page that only the owner, or only the holder of a link, is meant to see. */
export function privatePageMeta({ title, description }: PrivatePage): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: privateRobots },
  ];
}

/** The head of a 404 page. */
export function missingPageMeta({
  title,
  description,
}: Pick<PageMeta, 'title' | 'description'>): MetaDescriptor[] {
  return [
    { title: `${title} | ${brand.name}` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}
