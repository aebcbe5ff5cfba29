import type { To } from 'react-router';
import { ButtonLink } from '../button';
import { Notice } from './notice';

/** Beyond a list's last page, whose address somebody kept. */
export function NoSuchPage({ toFirst }: { toFirst: To }) {
  return (
    <Notice title="There is no such page">
      <p>The list has become shorter since this address was made.</p>
      <ButtonLink variant="secondary" to={toFirst}>
        To the first page
      </ButtonLink>
    </Notice>
  );
}
