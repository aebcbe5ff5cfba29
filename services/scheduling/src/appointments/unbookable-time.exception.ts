import { type UnavailableReason, unavailableReasonMessages } from '@agency/contracts';
import { UnprocessableEntityException } from '@nestjs/common';

/** A start that a rule refuses, whoever else wants it: 422, as visitors are answered. */
export class UnbookableTimeException extends UnprocessableEntityException {
  constructor(refusal: UnavailableReason) {
    super(unavailableReasonMessages[refusal]);
  }
}
