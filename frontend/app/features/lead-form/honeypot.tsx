import { honeypotField } from '@agency/contracts';

/** A field that only bots fill in: out of sight, out of the tab order and hidden from assistive technology. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this field empty
        {/* Password managers ignore `autocomplete`; the data attributes keep 1Password and LastPass away. */}
        <input
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
