import { agencyPhone, brand } from '@agency/contracts';
import type { ProfessionalService } from 'schema-dts';
import { absolute } from '~/lib/seo/addresses';
import { agencyReference, townsServed } from '~/lib/seo/structured-data';

/** What the agency is, in one sentence: the footer and the structured data both say it. */
export const agencyLine =
  'Paid advertising for small and mid-sized businesses on the North Carolina coast.';

/** How to reach the agency without the site, as a sentence for failures. */
export const directContact = `${agencyPhone ? `Call ${agencyPhone} or email` : 'Email'} ${brand.email}.`;

/** What the articles together are called, in feeds and in search results. */
export const blogName = `${brand.name} Blog`;

/** The agency itself, for pages that show its location and email. */
export const agencyProfile = {
  ...agencyReference,
  description: agencyLine,
  email: brand.email,
  ...(agencyPhone && { telephone: agencyPhone }),
  logo: absolute('/icon-512.png'),
  image: absolute('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    addressLocality: brand.city,
    addressRegion: brand.regionCode,
    addressCountry: brand.country,
  },
  areaServed: townsServed,
} satisfies ProfessionalService;
