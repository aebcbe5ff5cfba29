import type { ReactNode } from 'react';
import { ListFoot } from '~/ui/desk/list-foot';
import type { RankingsViewControl } from '../view/use-rankings-view';

interface PagedKeywordsProps {
  total: number;
  shown: number;
  perPage: number;
  control: RankingsViewControl;
  /** The next page is loading. */
  isBusy: boolean;
  /** The table. */
  children: ReactNode;
}

/** One page of a table of keywords, with links to the others. */
export function PagedKeywords({ control, isBusy, children, ...list }: PagedKeywordsProps) {
  return (
    <div aria-busy={isBusy} className="@container/figures min-w-0">
      <div className={isBusy ? 'opacity-60 transition-opacity delay-150 duration-200' : undefined}>
        {children}
      </div>
      <ListFoot
        {...list}
        noun={['keyword', 'keywords']}
        page={control.view.page}
        to={(page) => control.to({ page })}
      />
    </div>
  );
}
