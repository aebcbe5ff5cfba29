import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Chip, ChipLink } from '~/ui/desk/chip';
import { Dialog } from '~/ui/desk/dialog';
import { SearchField } from '~/ui/desk/search-field';
import { formatCountOf, formatPosition } from '../shared/format-performance';
import { keywordPageQuery, landingPagesQuery } from '../shared/keywords';
import { type RankingsView, useRankingsView } from '../shared/rankings-view';

interface CompareButtonProps {
  /** The keyword of the chart. */
  keyword: number;
  /** The name of what it is compared with now. */
  comparedWith: string | undefined;
}

/** Chooses what a keyword's chart is compared with. The choice is part of the address. */
export function CompareButton({ keyword, comparedWith }: CompareButtonProps) {
  const { to } = useRankingsView();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Compare with …
      </Chip>
      {comparedWith !== undefined && (
        <ChipLink to={to({ comparedWith: null })} replace preventScrollReset>
          Stop comparing
        </ChipLink>
      )}
      {isOpen && <CompareDialog keyword={keyword} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Enough to choose from; a search finds the others. */
const shownKeywords = 10;
const shownPages = 8;

interface CompareDialogProps {
  keyword: number;
  onClose: () => void;
}

function CompareDialog({ keyword, onClose }: CompareDialogProps) {
  const [searched, setSearched] = useState('');
  const search = searched || undefined;
  const { data: list, isPending } = useQuery(keywordPageQuery({ search, sort: 'position' }, 1));
  const { data: allPages = [] } = useQuery(landingPagesQuery);
  const pages = allPages.filter(({ page }) => page.includes(searched.toLowerCase()));
  const keywords = list?.items.filter(({ id }) => id !== keyword) ?? [];

  return (
    <Dialog title="Compare with" hasCloseButton className="w-112 p-5 sm:p-6" onClose={onClose}>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <SearchField
          label="Search keywords and landing pages"
          placeholder="Keyword or landing page"
          searched={searched}
          onSearch={setSearched}
        />
        {!isPending && keywords.length + pages.length === 0 && (
          <p className="text-slate">Nothing matches.</p>
        )}
        <ChoiceList title="Keywords">
          {keywords.slice(0, shownKeywords).map(({ id, keyword: name, current }) => (
            <Choice key={id} comparedWith={id} name={name} onChoose={onClose}>
              {formatPosition(current?.position)}
            </Choice>
          ))}
        </ChoiceList>
        <ChoiceList title="Landing pages, with all their keywords">
          {pages.slice(0, shownPages).map(({ page, keywords: count }) => (
            <Choice key={page} comparedWith={page} name={page} onChoose={onClose}>
              {formatCountOf(count, 'keyword')}
            </Choice>
          ))}
        </ChoiceList>
      </div>
    </Dialog>
  );
}

function ChoiceList({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-sans text-fine font-semibold text-slate">
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface ChoiceProps {
  comparedWith: RankingsView['comparedWith'];
  name: string;
  onChoose: () => void;
  /** A fact about it. */
  children: ReactNode;
}

function Choice({ comparedWith, name, onChoose, children }: ChoiceProps) {
  const { to } = useRankingsView();
  return (
    <li>
      <Link
        to={to({ comparedWith })}
        replace
        preventScrollReset
        className="flex min-h-11 items-center justify-between gap-4 border-b border-sand py-1.5 hover:bg-shallows"
        onClick={onChoose}
      >
        <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>{' '}
        <span className="flex-none text-fine text-slate">{children}</span>
      </Link>
    </li>
  );
}
