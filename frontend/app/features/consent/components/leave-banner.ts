import { mainId } from '~/ui/site/route-change';
import type { Choices } from '../choices';
import { decide } from '../consent-store';

/** Decides, and takes the keyboard's focus back to the page before the button that has it is gone. */
export function leaveBanner(choices: Choices): void {
  document.getElementById(mainId)?.focus({ preventScroll: true });
  decide(choices);
}
