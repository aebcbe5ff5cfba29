import { useQuery } from '@tanstack/react-query';
import { TextLink } from '~/ui/desk/text-link';
import { nearNamesQuery } from '../shared/queries/leads';
import type { LeadViewControl } from './lead-view';

interface NearNamesProps {
  search: string;
  control: LeadViewControl;
}

/** Leads whose names are spelled similarly to the search. Renders nothing if there are none. */
export function NearNames({ search, control }: NearNamesProps) {
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
