import { mainId } from '~/ui/site/route-change';
import type { Choices } from '../choices';
import { decide } from '../consent-store';

/** Moves the focus to the page if it is in the banner, which disappears with the decision. */
export function decideAndRestoreFocus(choices: Choices): void {
  if (document.activeElement?.closest('[data-consent-banner]')) {
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }
  decide(choices);
}
