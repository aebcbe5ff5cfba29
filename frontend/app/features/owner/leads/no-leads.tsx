import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/desk/notice';
import { unfiltered } from './filters/unfiltered';
import { conditionCount } from './view/filter-params';
import type { LeadViewControl } from './view/use-lead-view';

/** Why there is nothing to see, and what to do about it. */
export function NoLeads({ control }: { control: LeadViewControl }) {
  const { view, to } = control;
  if (conditionCount(view.filter) === 0) {
    return (
      <Notice title="No leads yet">
        <p>
          Whoever sends one of the site’s forms appears here at once, and you get an email. Send a
          test yourself to see how it looks.
        </p>
        <ButtonLink variant="secondary" to={paths.contact}>
          Open the contact form
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice title="No lead matches">
      <p>
        {view.filter.search ? (
          <>
            Nobody with “<bdi>{view.filter.search}</bdi>” in name, email, phone, company or message
            fits all the filters.
          </>
        ) : (
          'Nobody fits all the filters at once.'
        )}
      </p>
      <ButtonLink variant="secondary" to={to(unfiltered(control))}>
        Clear filters
      </ButtonLink>
    </Notice>
  );
}
