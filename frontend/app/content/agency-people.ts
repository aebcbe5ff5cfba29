import { agencyPeople, type Person } from '@agency/contracts';
import type { Person as PersonData, ProfessionalService } from 'schema-dts';
import { agencyProfile } from './agency';

const personData = ({ name, role }: Person) =>
  ({ '@type': 'Person', name, jobTitle: role }) satisfies PersonData;

/** Above the people. */
export const peopleHeading = { plain: 'Who you', emphasized: 'talk to' } as const;

/** The agency with its people, for pages that show them. */
export const agencyProfileWithPeople = {
  ...agencyProfile,
  ...(agencyPeople && { employee: agencyPeople.map(personData) }),
  ...(agencyPeople?.some(({ isFounder }) => isFounder) && {
    founder: agencyPeople.filter(({ isFounder }) => isFounder).map(personData),
  }),
} satisfies ProfessionalService;
