import { BadRequestException } from '@nestjs/common';

export interface FieldError {
  path: string;
  message: string;
}

/** A request with invalid fields: 400, naming each field. The first field's message is the response's message. */
export class ValidationException extends BadRequestException {
  constructor(readonly errors: FieldError[]) {
    super(errors[0]?.message ?? 'Please check what you entered.');
  }
}
