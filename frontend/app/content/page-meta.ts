import { brand } from '@agency/contracts';
import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  /** Without the brand: it is put behind every title. */
  title: string;
  description: string;
  path: string;
}

/** The head of one page. */
export function pageMeta({ title, description, path }: PageMeta): MetaDescriptor[] {
  const fullTitle = `${title} | ${brand.name}`;
  const url = new URL(path, brand.siteUrl).href;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
  ];
}
