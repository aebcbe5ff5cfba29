/** Error messages for the owner when a lead cannot be shown or changed. */
export const leadNotFoundMessage = 'This lead doesn’t exist. It may have been erased.';
export const noteChangedMessage =
  'The pinned note has changed since you opened it. Please review it, then save again.';
