import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router';
import { ApiError } from '~/lib/api-error';
import { LoadFailed } from '~/ui/desk/load-failed';
import { Notice } from '~/ui/desk/notice';
import { keywordQuery } from '../../api/list-keywords';
import { ListWaiting } from '../../list-waiting';
import type { RankingsViewControl } from '../../view/use-rankings-view';
import { KeywordPage } from './keyword-page';

interface OpenKeywordProps {
  id: number;
  control: RankingsViewControl;
}

/** One keyword in the place of the list, with the way back to it. */
export function OpenKeyword({ id, control }: OpenKeywordProps) {
  const { data, error, refetch } = useQuery(keywordQuery(id));
  const back = useRef<HTMLAnchorElement>(null);

  const arrival = useNavigationType();
  // The link that led here is gone.
  useEffect(() => {
    if (arrival === 'PUSH') back.current?.focus();
  }, [arrival]);

  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="keyword-one">
      <Link ref={back} to={control.to({ keyword: null })} className="text-link keyword-back">
        <span aria-hidden="true">←</span> All keywords
      </Link>
      {isGone && (
        <Notice title="This keyword is not on the list">
          <p>It was removed. Add it again to have it back with its history.</p>
        </Notice>
      )}
      {!data && error && !isGone && (
        <LoadFailed what="The keyword" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListWaiting what="keyword" />}
      {data && !isGone && (
        <KeywordPage keyword={data} onRemoved={() => control.go({ keyword: null })} />
      )}
    </div>
  );
}
