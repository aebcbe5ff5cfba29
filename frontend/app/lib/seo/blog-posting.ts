import type { BlogPosting } from 'schema-dts';
import { absolute } from './absolute';
import { agencyReference } from './agency';
import { socialImage } from './social-image';

export interface PublishedArticle {
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
