/** What a visitor may decide about; necessary storage is not up for choice. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

export const everything: Choices = { analytics: true, marketing: true };
export const essentialOnly: Choices = { analytics: false, marketing: false };
