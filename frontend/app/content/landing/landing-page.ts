import type { ChartSymbolName } from '../chart-symbols';
import type { LeadButton } from '../lead-topics';
import type { Onward } from '../onward.server';
import type { PageMeta } from '../page-meta';

interface TwoParts {
  plain: string;
  emphasized: string;
}

interface Point {
  term: string;
  text: string;
}

/** A list that only some pages have. What `note` says depends on the kind: see `noteNames`. */
interface ExtraList {
  kind: 'mistakes' | 'tools' | 'platforms' | 'tests';
  heading: TwoParts;
  lead: string;
  entries: readonly { name: string; text: string; note?: string }[];
}

/** The label of an entry's note, by the kind of list. */
export const noteNames: Record<ExtraList['kind'], string> = {
  mistakes: 'Instead',
  tools: 'Where it stops',
  platforms: 'Watch for',
  tests: 'Judge it by',
};

interface Table {
  caption: string;
  /** At most five: a phone can stack no more. */
  columns: readonly string[];
  /** A cell may be empty, but none may be missing. */
  rows: readonly (readonly string[])[];
}

/** A page about one service: what differs between such pages. test/site/pages/landing.ts counts what each one has. */
export interface LandingPage {
  meta: Pick<PageMeta, 'title' | 'description'>;
  hero: { kicker: string; heading: TwoParts; lead: string; button: LeadButton; aside: string };
  services: {
    heading: TwoParts;
    lead: string;
    cards: readonly {
      icon: ChartSymbolName;
      title: string;
      description: string;
      features: readonly string[];
    }[];
  };
  middle: {
    heading: TwoParts;
    lead: string;
    /** The diagram's text alternative. */
    diagram: string;
    points: readonly Point[];
    table?: Table;
    takeaway: string;
  };
  list?: ExtraList;
  why: { heading: TwoParts; cards: readonly Point[] };
  closing: { heading: string; text: string };
  onward: Onward;
  /** The page's layout, chosen to suit its content, so that no two pages look alike. */
  layout: {
    hero: 'chart-right' | 'chart-left' | 'deep' | 'band';
    figures: 'deep' | 'line' | 'shoal';
    services: 'sheets' | 'ledger' | 'columns' | 'six';
    middle: 'beside' | 'wide' | 'deep';
    why: 'row' | 'beside' | 'lead';
    closing: 'notice' | 'deep';
    order: readonly ('services' | 'middle' | 'list' | 'why')[];
  };
}
