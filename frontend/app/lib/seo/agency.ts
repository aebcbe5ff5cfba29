import { brand } from '@agency/contracts';
import type { ProfessionalService, WebSite } from 'schema-dts';
import { absolute } from './absolute';

const agencyId = absolute('/#agency');

/** The agency where a page is about something else: who offers a service, who wrote an article. */
export const agencyReference = {
  '@type': 'ProfessionalService',
  '@id': agencyId,
  name: brand.name,
  url: absolute('/'),
} satisfies ProfessionalService;

/** The site under the name it wants to be found by. */
export const website = {
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: brand.name,
  url: absolute('/'),
  publisher: { '@id': agencyId },
} satisfies WebSite;
