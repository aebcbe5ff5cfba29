import { brand } from '@agency/contracts';

/** What the agency is, in one sentence: the footer and the structured data both say it. */
export const agencyLine =
  'Paid advertising for small and mid-sized businesses on the North Carolina coast.';

/** What the articles together are called, in feeds and in search results. */
export const blogName = `${brand.name} Blog`;
