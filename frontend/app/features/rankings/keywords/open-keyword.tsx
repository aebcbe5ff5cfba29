import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { ApiError } from '~/lib/api-error';
import { AsyncSection } from '~/ui/desk/async-section';
import { Notice } from '~/ui/desk/notice';
import { TextLink } from '~/ui/desk/text-link';
import { keywordQuery } from '../shared/keywords';
import type { RankingsViewControl } from '../shared/rankings-view';
import { ListSkeleton } from '../shared/section';
import { KeywordPage } from './keyword-page';

interface OpenKeywordProps {
  id: number;
  control: RankingsViewControl;
}

/** One keyword in place of the list, with a link back. */
export function OpenKeyword({ id, control }: OpenKeywordProps) {
  const query = useQuery(keywordQuery(id));
  const back = useRef<HTMLAnchorElement>(null);

  const navigationType = useNavigationType();
  // The link that had the focus is gone.
  useEffect(() => {
    if (navigationType === 'PUSH') back.current?.focus();
  }, [navigationType]);

  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <TextLink
        ref={back}
        to={control.to({ keyword: null })}
        isTall
        className="gap-2 justify-self-start"
      >
        <span aria-hidden="true">←</span> All keywords
      </TextLink>
      {isGone ? (
        <Notice title="This keyword isn’t on the list">
          <p>It was removed. If you add it again, its history comes back.</p>
        </Notice>
      ) : (
        <AsyncSection query={query} what="The keyword" loading={<ListSkeleton what="keyword" />}>
          {(keyword) => (
            <KeywordPage keyword={keyword} onRemoved={() => control.go({ keyword: null })} />
          )}
        </AsyncSection>
      )}
    </div>
  );
}
