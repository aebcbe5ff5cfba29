import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import textLink from '~/ui/desk/text-link.module.css';
import { nearNamesQuery } from '../shared/queries/leads';
import type { LeadViewControl } from './lead-view';

interface NearNamesProps {
  search: string;
  control: LeadViewControl;
}

/** The leads whose names are spelled nearly as what was searched for. Nothing when there are none. */
export function NearNames({ search, control }: NearNamesProps) {
  const { data } = useQuery(nearNamesQuery(search));
  if (!data || data.length === 0) return null;
  return (
    <div role="status">
      <p>Did you mean</p>
      <ul>
        {data.map(({ id, name, company }) => (
          <li key={id}>
            <Link to={control.to({ lead: id })} className={textLink.root}>
              <bdi>{name}</bdi>
            </Link>
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
