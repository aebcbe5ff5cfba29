import { type UnavailableReason, unavailableReasonMessages } from '@agency/contracts';
import { UnprocessableEntityException } from '@nestjs/common';

/** A start that a rule forbids: 422. */
export class UnbookableTimeException extends UnprocessableEntityException {
  constructor(refusal: UnavailableReason) {
    super(unavailableReasonMessages[refusal]);
  }
}
