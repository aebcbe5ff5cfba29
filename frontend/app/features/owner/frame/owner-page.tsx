import { brand } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { mainLinks } from '~/content/navigation';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { paths } from '~/lib/paths';
import { useIsNarrow } from '~/lib/use-is-narrow';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { DeskFoot, FootLink, FootMenuButton } from '~/ui/desk/desk-foot';
import { DeskHeader, DeskHeaderButton } from '~/ui/desk/desk-header';
import {
  Menu,
  MenuArrow,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '~/ui/desk/menu';
import { hasUnsavedWork } from '~/ui/desk/unsaved-work';
import skipLink from '~/ui/site/skip-link.module.css';
import { CommandPalette, PaletteButton, type PaletteView } from '../palette';
import { footPlaces, morePlaces, type Place, places, type TabPlace } from '../shared/places';
import styles from './owner-page.module.css';
import { PlaceBar, usePlaceCounts } from './place-bar';

interface OwnerPageProps {
  title: string;
  place: Place;
  /** Only on the desk itself: opens one of its tabs. */
  onOpen?: (tab: TabPlace) => void;
  /** Without it, the page is open to everyone, and only the owner sees where else she can go. */
  onLogout?: () => void;
  /** A better target of the skip link than the start of the content. */
  skip?: { label: string; onSkip: () => void };
  children: ReactNode;
}

/** A page of the owner: one bar, and on a phone a second one at the bottom, lead to all others. */
export function OwnerPage({ title, place, onOpen, onLogout, skip, children }: OwnerPageProps) {
  const isDesk = onOpen !== undefined;
  const { data: isSignedIn = false } = useQuery({ ...isOwnerQuery, enabled: !isDesk });
  const isOwner = isDesk || isSignedIn;
  const hasPlaces = isOwner || onLogout !== undefined;
  const isNarrow = useIsNarrow();
  const counts = usePlaceCounts(isOwner);
  const { logout, question } = useGuardedLogout(() => onLogout?.());
  const content = useRef<HTMLDivElement>(null);

  const [palette, setPalette] = useState<PaletteView | null>(null);

  const search = isOwner && onLogout && <PaletteButton onOpen={() => setPalette('commands')} />;

  return (
    // Overlays, such as a lead's panel and dialogs, find it by `data-desk`.
    <div className={styles.root} data-desk="">
      <button
        type="button"
        className={skipLink.root}
        onClick={skip?.onSkip ?? (() => content.current?.focus())}
      >
        {skip?.label ?? 'Skip to content'}
      </button>
      <DeskHeader
        title={title}
        // On a wide screen the open tab says where she is.
        shownTitle={isDesk ? (isNarrow ? places[place].label : null) : undefined}
        shortTitle={isDesk || !hasPlaces ? undefined : places[place].label}
        start={hasPlaces && !isNarrow && <PlaceBar place={place} counts={counts} onOpen={onOpen} />}
        end={
          hasPlaces && !isNarrow ? (
            <>
              {search}
              <MoreMenu
                place={place}
                offered={morePlaces}
                trigger={
                  <MenuTrigger asChild>
                    <DeskHeaderButton aria-label="More places">
                      More
                      <MenuArrow />
                    </DeskHeaderButton>
                  </MenuTrigger>
                }
              />
              {onLogout && <DeskHeaderButton onClick={logout}>Logout</DeskHeaderButton>}
            </>
          ) : (
            search
          )
        }
      />
      <div ref={content} tabIndex={-1} className="focus:outline-none">
        {children}
      </div>
      {hasPlaces && isNarrow && (
        <DeskFoot>
          {footPlaces.map((name) => (
            <FootLink
              key={name}
              to={places[name].to}
              isCurrent={name === place}
              count={counts[name]}
            >
              {places[name].short ?? places[name].label}
            </FootLink>
          ))}
          <MoreMenu
            place={place}
            offered={['availability', ...morePlaces]}
            onLogout={onLogout && logout}
            trigger={
              <FootMenuButton label="More places" isCurrent={!footPlaces.includes(place)}>
                More
              </FootMenuButton>
            }
          />
        </DeskFoot>
      )}
      {isOwner && onLogout && <CommandPalette view={palette} onShow={setPalette} />}
      {question}
    </div>
  );
}

/** Logs out, after confirmation if unsaved changes would be lost. Render `question` in the page. */
function useGuardedLogout(onLogout: () => void) {
  const [isAsking, setAsking] = useState(false);
  return {
    logout: () => (hasUnsavedWork() ? setAsking(true) : onLogout()),
    question: isAsking && (
      <ConfirmDialog
        title="Log out without saving?"
        cancel="Keep editing"
        confirm="Log out"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLogout();
        }}
      >
        <p>Your changes haven’t been saved yet.</p>
      </ConfirmDialog>
    ),
  };
}

interface MoreMenuProps {
  /** Opens it. */
  trigger: ReactNode;
  offered: readonly Place[];
  place: Place;
  onLogout?: () => void;
}

const siteLinks = [{ label: 'Home', to: paths.home }, ...mainLinks];

/** The desk's other places, then the site's. */
function MoreMenu({ trigger, offered, place, onLogout }: MoreMenuProps) {
  return (
    <Menu>
      {trigger}
      <MenuContent align="end">
        {offered.map((name) => (
          <MenuItem key={name} asChild>
            <Link to={places[name].to} aria-current={name === place ? 'page' : undefined}>
              {places[name].label}
            </Link>
          </MenuItem>
        ))}
        {onLogout && <MenuItem onSelect={onLogout}>Logout</MenuItem>}
        <MenuSeparator />
        <MenuLabel>{brand.name}, the site</MenuLabel>
        {siteLinks.map(({ label, to }) => (
          <MenuItem key={to} asChild>
            <a href={to}>{label}</a>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
