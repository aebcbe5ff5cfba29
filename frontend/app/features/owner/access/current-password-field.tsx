import { maxLengths } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { TextField } from '~/ui/field';

/** Required for a change that could lock the owner out. */
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
