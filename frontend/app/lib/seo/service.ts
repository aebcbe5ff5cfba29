import type { Service } from 'schema-dts';
import { absolute } from './absolute';
import { agencyReference, townsServed } from './agency';

export interface OfferedService {
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
