import { useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { DeskButtonLink } from '~/ui/desk/button-link';
import { Notice } from '~/ui/desk/notice';
import { TextLink } from '~/ui/desk/text-link';
import { conditionCount } from '../shared/lead-filter';
import { type LeadViewControl, unfiltered } from './lead-view';
import { nearNamesQuery } from './queries';

/** Why the list is empty, and what to do about it. */
export function NoLeads({ control }: { control: LeadViewControl }) {
  const { view, to } = control;
  if (conditionCount(view.filter) === 0) {
    return (
      <Notice title="No leads yet">
        <p>
          People who fill out a form on your site show up here, and you get an email about each one.
          Send a test to see how it looks, or add a lead yourself.
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
            email, phone, company, notes, message or campaign.
          </>
        ) : (
          'No leads match these filters.'
        )}
      </p>
      {view.filter.search && <NearNames search={view.filter.search} control={control} />}
      <DeskButtonLink variant="secondary" to={to(unfiltered(control))}>
        Clear filters
      </DeskButtonLink>
    </Notice>
  );
}

interface NearNamesProps {
  search: string;
  control: LeadViewControl;
}

/** Leads whose names are spelled similarly to the search. Renders nothing if there are none. */
function NearNames({ search, control }: NearNamesProps) {
  const { data } = useQuery(nearNamesQuery(search));
  if (!data || data.length === 0) return null;
  return (
    <div role="status">
      <p>Did you mean</p>
      <ul>
        {data.map(({ id, name, company }) => (
          <li key={id}>
            <TextLink to={control.to({ lead: id })}>
              <bdi>{name}</bdi>
            </TextLink>
            {company && (
              <>
                , <bdi className="text-fine text-slate">{company}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
