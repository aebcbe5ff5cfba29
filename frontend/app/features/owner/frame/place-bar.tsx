import { useQuery } from '@tanstack/react-query';
import { CountBadge, DeskHeaderLink, DeskHeaderTab } from '~/ui/desk/desk-header';
import { leadCountsQuery } from '../shared/leads';
import { type Place, places, type TabPlace, tabPlaces } from '../shared/places';
import { tabId, tabPanelId } from './tab-panel';

interface PlaceBarProps {
  place: Place;
  counts: PlaceCounts;
  /** Opens a tab of the desk. Without it, the tabs are links to the desk. */
  onOpen?: (tab: TabPlace) => void;
}

/** Today and the three tabs. */
export function PlaceBar({ place, counts, onOpen }: PlaceBarProps) {
  return (
    <>
      <PlaceLink name="today" place={place} />
      {onOpen ? (
        <div role="tablist" aria-label="Dashboard" className="contents">
          {tabPlaces.map((name) => {
            const count = counts[name];
            return (
              <DeskHeaderTab
                key={name}
                id={tabId(name)}
                aria-selected={name === place}
                aria-controls={name === place ? tabPanelId(name) : undefined}
                aria-description={count && `${count.number} ${count.meaning}`}
                onClick={() => onOpen(name)}
              >
                {places[name].label}
                <CountBadge count={count?.number} />
              </DeskHeaderTab>
            );
          })}
        </div>
      ) : (
        tabPlaces.map((name) => (
          <PlaceLink key={name} name={name} place={place} count={counts[name]} />
        ))
      )}
    </>
  );
}

interface PlaceLinkProps {
  name: Place;
  place: Place;
  count?: { number: number; meaning: string };
}

function PlaceLink({ name, place, count }: PlaceLinkProps) {
  const { label, short, to } = places[name];
  return (
    <DeskHeaderLink
      to={to}
      aria-current={name === place ? 'page' : undefined}
      aria-description={count && `${count.number} ${count.meaning}`}
    >
      <span className={short && 'max-lg:hidden'}>{label}</span>
      {short && <span className="lg:hidden">{short}</span>}
      <CountBadge count={count?.number} />
    </DeskHeaderLink>
  );
}

export type PlaceCounts = Partial<Record<Place, { number: number; meaning: string }>>;

/** How many items wait for the owner in each place. Nothing waits in the other places. */
export function usePlaceCounts(isOwner: boolean): PlaceCounts {
  const { data: counts } = useQuery({ ...leadCountsQuery, enabled: isOwner });
  if (!counts) return {};
  return {
    today: { number: counts.overdue, meaning: 'overdue' },
    leads: { number: counts.unanswered, meaning: 'to answer' },
  };
}
