import { brand } from '@agency/contracts';
import type { ProfessionalService, WebSite } from 'schema-dts';
import { absolute } from './absolute';

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
