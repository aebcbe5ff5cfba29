import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/desk/notice';
import { conditionCount } from '../shared/queries/lead-filter';
import type { LeadViewControl } from './lead-view';
import { unfiltered } from './lead-view';
import { NearNames } from './near-names';

/** Why the list is empty, and what to do about it. */
export function NoLeads({ control }: { control: LeadViewControl }) {
  const { view, to } = control;
  if (conditionCount(view.filter) === 0) {
    return (
      <Notice title="No leads yet">
        <p>
          People who send a form on the site are listed here, and you get an email about each. Send
          a test to see how it looks, or add a lead yourself.
        </p>
        <ButtonLink variant="secondary" to={paths.contact}>
          Open the contact form
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="No matching leads">
      <p>
        {view.filter.search ? (
          <>
            No leads match these filters with “<bdi>{view.filter.search}</bdi>” in their name,
            email, phone, company, notes, message or campaign.
          </>
        ) : (
          'No leads match these filters.'
        )}
      </p>
      {view.filter.search && <NearNames search={view.filter.search} control={control} />}
      <ButtonLink variant="secondary" to={to(unfiltered(control))}>
        Clear filters
      </ButtonLink>
    </Notice>
  );
}
