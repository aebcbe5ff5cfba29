import { ValidationException } from '../errors/validation.error.js';

/** An upload that cannot be read: 400 with this message. */
export const fileError = (message: string) => new ValidationException([{ path: 'file', message }]);
