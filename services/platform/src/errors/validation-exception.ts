import { BadRequestException } from '@nestjs/common';

export interface FieldError {
  path: string;
  message: string;
}

/** A request whose fields are wrong: 400, and each field named. The first sentence stands for all of them. */
export class ValidationException extends BadRequestException {
  constructor(readonly errors: FieldError[]) {
    super(errors[0]?.message ?? 'Please check what you entered.');
  }
}
