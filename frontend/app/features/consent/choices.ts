/** The purposes a visitor decides about. Necessary storage is not optional. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

export const everything: Choices = { analytics: true, marketing: true };
export const essentialOnly: Choices = { analytics: false, marketing: false };
