import { CountBadge, DeskHeaderLink, DeskHeaderTab } from '~/ui/desk/desk-header';
import { type Place, places, type TabPlace, tabPlaces } from '../shared/places';
import { tabId, tabPanelId } from './tab-panel';
import type { PlaceCounts } from './use-place-counts';

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
