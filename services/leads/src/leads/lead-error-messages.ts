/** Error messages for the owner when a lead cannot be shown or changed. */
export const leadNotFoundMessage = 'This lead does not exist. It may have been erased.';
export const leadConflictMessage =
  'This lead was changed in the meantime. Please review the saved version, then save again.';
