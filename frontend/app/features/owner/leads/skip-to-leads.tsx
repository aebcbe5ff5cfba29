import skipLink from '~/ui/site/skip-link.module.css';
import { focusFirstLead } from './lead-link';

/** For the keyboard, past the bar, the counters and the filters. */
export function SkipToLeads() {
  return (
    <button type="button" className={skipLink.root} onClick={focusFirstLead}>
      Skip to the leads
    </button>
  );
}
