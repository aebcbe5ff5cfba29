import { maxLengths } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { TextField } from '~/ui/field';

/** What a change that could lock the owner out asks for. */
export function CurrentPasswordField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Current desk password"
      type="password"
      autoComplete="current-password"
      maxLength={maxLengths.password}
      required
      {...field}
    />
  );
}
