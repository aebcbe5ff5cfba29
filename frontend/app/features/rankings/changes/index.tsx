import { addDays } from '@agency/contracts';
import { Notice } from '~/ui/desk/notice';
import { SearchField } from '~/ui/desk/search-field';
import { TagFilter } from '../tag-filter';
import { useRankingsView } from '../view/use-rankings-view';
import { ChangeDates } from './change-dates';
import { ChangeResults } from './change-results';

interface ChangesProps {
  /** The newest day with figures. */
  dataThrough: string | null;
}

const usualDistance = 28;

/** What has moved between two dates. */
export function Changes({ dataThrough }: ChangesProps) {
  const control = useRankingsView();
  const { view, go, narrow } = control;
  const { search, tag } = view.filter;

  if (dataThrough === null) {
    return (
      <Notice title="Nothing to compare yet">
        <p>Two dates can be compared once a check has brought figures.</p>
      </Notice>
    );
  }
  const to = view.to ?? dataThrough;
  const from = view.from ?? addDays(to, -usualDistance);
  const { days } = view;
  return (
    <div className="keyword-browser">
      <ChangeDates
        key={`${from} ${to} ${days}`}
        present={{ from, to, days }}
        newest={dataThrough}
        onCompare={(asked) => go({ ...asked, page: 1 })}
      />
      <div className="desk-filters-row">
        <SearchField
          label="Search keywords"
          placeholder="Keyword or landing page"
          searched={search ?? ''}
          onSearch={(text) =>
            narrow({ search: text || undefined }, { replace: Boolean(text && search) })
          }
        />
        <TagFilter chosen={tag} onChoose={(chosen) => narrow({ tag: chosen })} />
      </div>
      {from < to ? (
        <ChangeResults span={{ from, to, days, search, tag }} control={control} />
      ) : (
        <Notice title="These dates cannot be compared">
          <p>The second date must be after the first.</p>
        </Notice>
      )}
    </div>
  );
}
