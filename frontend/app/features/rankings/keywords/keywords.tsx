import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { ApiError } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { AsyncSection } from '~/ui/desk/async-section';
import { DeskButtonLink } from '~/ui/desk/button-link';
import { ListFoot } from '~/ui/desk/list-foot';
import { NoSuchPage, Notice } from '~/ui/desk/notice';
import { TextLink } from '~/ui/desk/text-link';
import { keywordPageQuery, keywordQuery, keywordsPerPage } from '../shared/keywords';
import { type RankingsViewControl, useRankingsView } from '../shared/rankings-view';
import { ListSkeleton } from '../shared/section';
import { AddKeyword, AddKeywords } from './add-keywords';
import { KeywordFilters } from './keyword-filters';
import { KeywordPage } from './keyword-page';
import { KeywordTable } from './keyword-table';
import { LandingLeads } from './landing-leads';
import { OtherQueries } from './other-queries';

/** The list, or the keyword in the address. Closing a keyword returns the focus to its link. */
export function Keywords() {
  const control = useRankingsView();
  const { keyword } = control.view;
  const list = useRef<HTMLDivElement>(null);
  const lastOpen = useRef(keyword);

  useEffect(() => {
    const closed = lastOpen.current;
    lastOpen.current = keyword;
    if (closed === null || keyword !== null) return;
    list.current?.querySelector<HTMLElement>(`[data-keyword="${closed}"]`)?.focus();
  }, [keyword]);

  if (keyword !== null) return <OpenKeyword key={keyword} id={keyword} control={control} />;
  return (
    <div ref={list}>
      <KeywordBrowser control={control} />
    </div>
  );
}

function KeywordBrowser({ control }: { control: RankingsViewControl }) {
  const [adding, setAdding] = useState<'one' | 'several'>();
  const close = () => setAdding(undefined);
  const { filter, page } = control.view;
  const query = useQuery(keywordPageQuery(filter, page));

  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <KeywordFilters control={control}>
        {!adding && (
          <Button size="compact" onClick={() => setAdding('one')}>
            Add a keyword
          </Button>
        )}
      </KeywordFilters>
      {filter.landing && <LandingLeads path={filter.landing} />}
      {adding === 'one' && <AddKeyword onClose={close} onPaste={() => setAdding('several')} />}
      {adding === 'several' && <AddKeywords onClose={close} />}
      <OtherQueries />
      <AsyncSection query={query} what="The keywords" loading={<ListSkeleton what="keywords" />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <NoKeywords control={control} />
          ) : (
            <div aria-busy={query.isPlaceholderData} className="@container/figures min-w-0">
              <div
                className={
                  query.isPlaceholderData
                    ? 'opacity-60 transition-opacity delay-150 duration-200'
                    : undefined
                }
              >
                <KeywordTable keywords={items} control={control} />
              </div>
              <ListFoot
                total={total}
                shown={items.length}
                perPage={keywordsPerPage}
                noun={['keyword', 'keywords']}
                page={page}
                to={(other) => control.to({ page: other })}
              />
            </div>
          )
        }
      </AsyncSection>
    </div>
  );
}

function NoKeywords({ control: { view, to } }: { control: RankingsViewControl }) {
  const { search, tag, paused, landing, sort } = view.filter;
  if (search || tag || paused || landing) {
    return (
      <Notice title="No matching keywords">
        <p>
          {search ? (
            <>
              No keywords or landing pages match “<bdi>{search}</bdi>” and the other filters.
            </>
          ) : (
            'No keywords match all filters.'
          )}
        </p>
        <DeskButtonLink variant="secondary" to={to({ filter: { sort }, page: 1 })}>
          Clear filters
        </DeskButtonLink>
      </Notice>
    );
  }
  if (view.page > 1) return <NoSuchPage toFirst={to({ page: 1 })} />;
  return (
    <Notice title="No keywords">
      <p>Add the searches people should find you for. Data arrives with the next check.</p>
    </Notice>
  );
}

interface OpenKeywordProps {
  id: number;
  control: RankingsViewControl;
}

/** One keyword in place of the list, with a link back. */
function OpenKeyword({ id, control }: OpenKeywordProps) {
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
