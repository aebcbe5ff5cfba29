import { brand } from '../brand.js';

/** How long granting viewing access takes. */
export const viewingAccessTime = 'ten minutes';

/** How a client gives the agency read-only access to an account. */
export interface ViewingAccess {
  account: string;
  /** Where to click and what to choose, in the account's own terms. */
  steps: string;
}

/**
 * The access that the audit and the plan need. The confirmation page, the invitation and the 24-hour reminder share
 * this text.
 */
export const viewingAccess = {
  heading: 'Before the call: give us viewing access',
  reason: `It takes about ${viewingAccessTime}, and we can look but not change anything. Without it, we can only talk about your market, not your numbers.`,
  late: 'If you get to it later, the audit and the plan come later, too.',
  accounts: [
    {
      account: 'Google Ads',
      steps: `Admin, then Access and security, then the plus sign. Add ${brand.email} with the access level Read only.`,
    },
    {
      account: 'Meta (Facebook and Instagram)',
      steps: `Business settings, then People, then Add. Invite ${brand.email}, and on your ad account turn on View performance only.`,
    },
    {
      account: 'Google Analytics',
      steps: `Admin, then Property access management, then the plus sign. Add ${brand.email} with the role Viewer.`,
    },
  ] satisfies readonly ViewingAccess[],
  none: 'No ad account yet? Then you’re all set.',
} as const;
