/** Error messages for the owner when a lead cannot be shown or changed. */
export const leadNotFoundMessage = 'This lead does not exist. It may have been erased.';
export const noteChangedMessage =
  'The pinned note was changed in the meantime. Please review it, then save again.';
