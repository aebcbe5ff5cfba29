import { validationMessages } from '@agency/contracts';
import { expect, it } from 'vitest';
import { validationToast } from './lead-form-texts';

it.each([
  [validationMessages.phone, 'Please enter a valid phone number with at least 10 digits.'],
  [validationMessages.phoneTooLong, 'Please enter no more than 15 digits.'],
])('says what is wrong with the number of digits: %s', (phone, description) => {
  expect(validationToast({ phone })).toEqual({
    title: 'Invalid Phone Number',
    description,
    variant: 'destructive',
  });
});
