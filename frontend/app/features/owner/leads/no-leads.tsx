import type { ComponentProps } from 'react';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { DeskButtonLink } from '~/ui/desk/button-link';
import { Notice } from '~/ui/desk/notice';
import { conditionCount } from '../shared/queries/lead-filter';
import { unfiltered } from './lead-view';
import { NearNames } from './near-names';
import { MessageMatches } from './search-notes';

/** Why the list is empty, and what to do about it. */
export function NoLeads({ control, counts }: ComponentProps<typeof MessageMatches>) {
  const { view, to } = control;
  if (conditionCount(view.filter) === 0) {
    return (
      <Notice title="No leads yet">
        <p>
          People who send a form on the site are listed here, and you get an email about each. Send
          a test to see how it looks, or add a lead yourself.
        </p>
        <ButtonLink variant="secondary" href={paths.contact}>
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
            email, phone
            {counts.messages ? ' or company.' : ', company, notes, message or campaign.'}
          </>
        ) : (
          'No leads match these filters.'
        )}
      </p>
      <MessageMatches control={control} counts={counts} />
      {view.filter.search && <NearNames search={view.filter.search} control={control} />}
      <DeskButtonLink variant="secondary" to={to(unfiltered(control))}>
        Clear filters
      </DeskButtonLink>
    </Notice>
  );
}
