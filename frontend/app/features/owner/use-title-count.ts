import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { privatePages } from '~/content/private-pages';
import { leadCountsQuery } from './shared/queries/leads';

const { title } = privatePages.admin;

/** The number of leads that nobody has answered, in the title of the browser's tab: `(3) Admin`. */
export function useTitleCount(): void {
  const { data } = useQuery(leadCountsQuery);
  const count = data?.new ?? 0;
  useEffect(() => {
    document.title = count > 0 ? `(${count.toLocaleString('en-US')}) ${title}` : title;
  }, [count]);
  useEffect(
    () => () => {
      // Another page's own title may be there already.
      if (document.title.endsWith(title)) document.title = title;
    },
    [],
  );
}
