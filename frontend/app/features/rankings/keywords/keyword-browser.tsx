import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ListFoot } from '~/ui/desk/list-foot';
import { LoadFailed } from '~/ui/desk/load-failed';
import { keywordPageQuery, keywordsPerPage } from '../api/list-keywords';
import { ListWaiting } from '../list-waiting';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { AddKeyword } from './add/add-keyword';
import { KeywordFilters } from './keyword-filters';
import { KeywordTable } from './keyword-table';
import { NoKeywords } from './no-keywords';

export function KeywordBrowser({ control }: { control: RankingsViewControl }) {
  const [isAdding, setAdding] = useState(false);
  const { filter, page } = control.view;
  const { data, error, refetch, isPlaceholderData } = useQuery(keywordPageQuery(filter, page));

  return (
    <div className="keyword-browser">
      <KeywordFilters control={control}>
        {!isAdding && (
          <Button className="min-h-11! px-4!" onClick={() => setAdding(true)}>
            Add a keyword
          </Button>
        )}
      </KeywordFilters>
      {isAdding && <AddKeyword onClose={() => setAdding(false)} />}
      {!data && error && (
        <LoadFailed what="The keywords" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListWaiting what="keywords" />}
      {data && data.items.length === 0 && <NoKeywords control={control} />}
      {data && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="rank-results">
          <KeywordTable keywords={data.items} control={control} />
          <ListFoot
            noun={['keyword', 'keywords']}
            total={data.total}
            shown={data.items.length}
            perPage={keywordsPerPage}
            page={control.view.page}
            to={(page) => control.to({ page })}
          />
        </div>
      )}
    </div>
  );
}
