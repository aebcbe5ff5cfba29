import type { towns } from '~/lib/seo/structured-data';
import type { ChartSymbolName } from '../chart-symbols';
import type { LeadButton } from '../lead-topics';
import type { NavigationLink } from '../navigation';
import type { Onward } from '../onward.server';
import type { PageMeta } from '../page-meta';

interface TwoParts {
  plain: string;
  emphasized: string;
}

interface Named {
  name: string;
  text: string;
}

interface Point {
  term: string;
  text: string;
}

interface Service {
  title: string;
  text: string;
}

interface Section<Kind extends string, Entry> {
  kind: Kind;
  heading: TwoParts;
  entries: readonly Entry[];
}

/** What a local page may consist of, in an order of its own. Each kind has a component in `routes/local`. */
export type LocalSection =
  | (Section<'areas', { name: (typeof towns)[number]; text: string }> & { lead: string })
  | (Section<'industries', Named> & { lead: string })
  | Section<'services', Service & { icon: ChartSymbolName; link?: NavigationLink }>
  | Section<'advantages', Point>
  | Section<'benefits', Point & { icon: ChartSymbolName }>
  | Section<'work', Service & { points: readonly string[] }>
  | (Section<'figures', { value: string; label: string; text: string }> & { note: string })
  | Section<'campaigns', Service & { icon: ChartSymbolName; steps: readonly string[] }>;

export type SectionOf<Kind extends LocalSection['kind']> = Extract<LocalSection, { kind: Kind }>;

/** A page about advertising in one place: what differs between such pages. */
export interface LocalPage {
  meta: Pick<PageMeta, 'title' | 'description'>;
  hero: {
    look: 'chart' | 'plate' | 'shore';
    kicker: string;
    heading: TwoParts;
    lead: string;
    button: LeadButton;
    figures?: readonly { value: string; label: string }[];
  };
  sections: readonly LocalSection[];
  onward: Onward;
  closing: { look: 'notice' | 'deep'; heading: string; text: string };
}
