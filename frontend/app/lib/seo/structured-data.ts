import type { MetaDescriptor } from 'react-router-dom';
import type { Thing } from 'schema-dts';

export type StructuredData = Exclude<Thing, string>;

/** One block for all structured data of a page. Data blocks need no hash in the script policy. */
export function structuredData(things: readonly StructuredData[]): MetaDescriptor[] {
  if (things.length === 0) return [];
  return [
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
  ] as MetaDescriptor[];
}
