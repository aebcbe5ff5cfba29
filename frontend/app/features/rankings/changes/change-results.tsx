import { useQuery } from '@tanstack/react-query';
import { ListFoot } from '~/ui/desk/list-foot';
import { LoadFailed } from '~/ui/desk/load-failed';
import { NoSuchPage } from '~/ui/desk/no-such-page';
import { Notice } from '~/ui/desk/notice';
import { type ChangeSpan, changePageQuery, changesPerPage } from '../api/list-changes';
import { ListWaiting } from '../list-waiting';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { ChangeTable } from './change-table';

interface ChangeResultsProps {
  span: ChangeSpan;
  control: RankingsViewControl;
}

export function ChangeResults({ span, control }: ChangeResultsProps) {
  const { page } = control.view;
  const { data, error, refetch, isPlaceholderData } = useQuery(changePageQuery(span, page));

  if (!data && error) {
    return <LoadFailed what="The changes" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListWaiting what="changes" />;
  if (data.total === 0) {
    return (
      <Notice title="No figures on either side">
        <p>
          {span.search || span.tag
            ? 'No keyword that fits the filter has figures in these days.'
            : 'No keyword has figures in these days. Other dates may have some.'}
        </p>
      </Notice>
    );
  }
  if (data.items.length === 0) return <NoSuchPage toFirst={control.to({ page: 1 })} />;
  return (
    <div aria-busy={isPlaceholderData} className="rank-results">
      <ChangeTable changes={data.items} from={span.from} to={span.to} />
      <ListFoot
        noun={['keyword', 'keywords']}
        total={data.total}
        shown={data.items.length}
        perPage={changesPerPage}
        page={control.view.page}
        to={(page) => control.to({ page })}
      />
    </div>
  );
}
