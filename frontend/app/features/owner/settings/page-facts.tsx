import { agencyFeeFrom, agencyPeople, agencyPhone, brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import { claims } from '~/content/claims';
import { TitledSection } from '~/ui/desk/titled-section';

const brandFile = 'services/contracts/src/brand.ts';
const claimsFile = 'frontend/app/content/claims.ts';

/** Facts that the public pages state, or do not state yet. They are set at build time. */
export function PageFacts() {
  return (
    <TitledSection title="What the pages say" className="grid w-full gap-3">
      <p>
        Pages are built in advance, so whoever runs the site changes these in the file shown and
        rebuilds the site.
      </p>
      <dl className="border-t border-sand">
        <Fact name="People" file={brandFile}>
          {agencyPeople?.map(({ name }) => name).join(', ')}
        </Fact>
        <Fact name="Phone" file={brandFile}>
          {agencyPhone}
        </Fact>
        <Fact name="Fee from" file={brandFile}>
          {agencyFeeFrom && `$${agencyFeeFrom.toLocaleString('en-US')} a month`}
        </Fact>
        <Fact name="Accounts start at" file={claimsFile}>
          {claims.smallestMonthlySpend} of ad spend a month
        </Fact>
        <Fact name="Email" file={brandFile}>
          {brand.email}
        </Fact>
        <Fact name="Town" file={brandFile}>
          {brand.city}, {brand.region}
        </Fact>
      </dl>
    </TitledSection>
  );
}

/** Without a value, the pages say nothing about it. */
function Fact({ name, file, children }: { name: string; file: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-b border-sand py-2 sm:grid-cols-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="grid min-w-0 wrap-anywhere">
        {children ?? <span className="text-slate">Not set: the pages do not mention it.</span>}
        <code className="text-fine text-slate">{file}</code>
      </dd>
    </div>
  );
}
