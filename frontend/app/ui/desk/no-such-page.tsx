import type { To } from 'react-router';
import { ButtonLink } from '../button';
import { Notice } from './notice';

/** Beyond a list's last page: an old link. */
export function NoSuchPage({ toFirst }: { toFirst: To }) {
  return (
    <Notice title="Page not found">
      <p>The list is shorter now than when this link was made.</p>
      <ButtonLink variant="secondary" to={toFirst}>
        First page
      </ButtonLink>
    </Notice>
  );
}
