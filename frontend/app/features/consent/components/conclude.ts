import { mainId } from '~/ui/site/route-change';
import type { Choices } from '../choices';
import { decide } from '../consent-store';

/** Decides. A focus that would go with the banner goes back to the page. */
export function conclude(choices: Choices): void {
  if (document.activeElement?.closest('.consent-banner')) {
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }
  decide(choices);
}
