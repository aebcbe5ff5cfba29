import { brand } from '@agency/contracts';
import type { ProfessionalService, WebSite } from 'schema-dts';
import { agencyLine } from '~/content/agency';
import { absolute } from './absolute';

const agencyId = absolute('/#agency');

/** The agency where a page is about something else: who offers a service, who wrote an article. */
export const agencyReference = {
  '@type': 'ProfessionalService',
  '@id': agencyId,
  name: brand.name,
  url: absolute('/'),
} satisfies ProfessionalService;

/** The agency itself, for the pages that show where it is and how to reach it. */
export const agencyProfile = {
  ...agencyReference,
  description: agencyLine,
  email: brand.email,
  logo: absolute('/icon-512.png'),
  image: absolute('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    addressLocality: brand.city,
    addressRegion: brand.regionCode,
    addressCountry: brand.country,
  },
  areaServed: { '@type': 'State', name: brand.region },
} satisfies ProfessionalService;

/** The site under the name it wants to be found by. */
export const website = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  url: absolute('/'),
  publisher: { '@id': agencyId },
} satisfies WebSite;
