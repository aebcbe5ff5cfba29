/** In the specified words. */
export const updateFailed = {
  title: 'Update Failed',
  fallback: 'Failed to update contact. Please try again.',
} as const;
