import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownerPages } from '~/content/private-pages';
import { leadCountsQuery } from './shared/queries/leads';

const { title } = ownerPages.admin;

/** The number of unanswered leads in the browser tab's title: `(3) Admin`. */
export function useTitleCount(): void {
  const { data } = useQuery(leadCountsQuery);
  const count = data?.unanswered ?? 0;
  useEffect(() => {
    document.title = count > 0 ? `(${count.toLocaleString('en-US')}) ${title}` : title;
  }, [count]);
  useEffect(
    () => () => {
      // Another page may have set its own title already.
      if (document.title.endsWith(title)) document.title = title;
    },
    [],
  );
}
