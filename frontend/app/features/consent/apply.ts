import { setMarketingConsent } from '~/lib/attribution';
import type { Choices } from './choices';
import { sendsPrivacyControl } from './privacy-control';
import { pushSignals } from './signals';
import { loadTagManager } from './tags';

/**
 * Applies a choice: the signals first, so that no tag runs before they are set. A site built without a tag manager's id
 * cannot load one.
 */
export function applyChoices(choices: Choices): void {
  pushSignals(choices);
  setMarketingConsent(choices.marketing && !sendsPrivacyControl());
  if (__TAG_MANAGER_ID__ && (choices.analytics || choices.marketing)) {
    loadTagManager(__TAG_MANAGER_ID__);
  }
}
