import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field for robots: out of sight, out of the tab order and hidden from assistive technology. */
export function Honeypot({ registration }: { registration: UseFormRegisterReturn<'website'> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...registration} />
      </label>
    </div>
  );
}
