import { brand } from '@agency/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mainLinks } from '~/content/navigation';
import { paths } from '~/lib/paths';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator } from '~/ui/desk/menu';
import { type Place, places } from '../shared/places';

interface MoreMenuProps {
  /** Opens it. */
  trigger: ReactNode;
  offered: readonly Place[];
  place: Place;
  onLogout?: () => void;
}

const siteLinks = [{ label: 'Home', to: paths.home }, ...mainLinks];

/** The desk's other places, then the site's. */
export function MoreMenu({ trigger, offered, place, onLogout }: MoreMenuProps) {
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
