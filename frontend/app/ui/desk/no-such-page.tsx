import type { To } from 'react-router-dom';
import { DeskButtonLink } from './button-link';
import { Notice } from './notice';

/** Shown for a page beyond a list's last one, as in an old link. */
export function NoSuchPage({ toFirst }: { toFirst: To }) {
  return (
    <Notice title="Page not found">
      <p>The list has fewer pages than when this link was created.</p>
      <DeskButtonLink variant="secondary" to={toFirst}>
        First page
      </DeskButtonLink>
    </Notice>
  );
}
