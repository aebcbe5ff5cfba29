import { CloseButton } from '~/ui/desk/close-button';
import { Tooltip } from '~/ui/desk/tooltip';
import type { LeadSteps } from '../use-lead-steps';
import styles from './panel-bar.module.css';

interface PanelBarProps {
  steps: LeadSteps;
  onClose: () => void;
}

/** Where the lead stands in the list, the way to the one before and after, and Close: always at the panel's top. */
export function PanelBar({ steps: { position, previous, next }, onClose }: PanelBarProps) {
  return (
    <div className={styles.root}>
      {(previous ?? next ?? position) && (
        <nav aria-label="Leads in the list" className={styles.steps}>
          <Step label="Previous lead" shortcut="k" path="M10 3 5 8l5 5" onStep={previous} />
          <span role="status" className={styles.position}>
            {position}
          </span>
          <Step label="Next lead" shortcut="j" path="m6 3 5 5-5 5" onStep={next} />
        </nav>
      )}
      <CloseButton className={styles.close} onClose={onClose} />
    </div>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  path: string;
  onStep: (() => void) | null;
}

/** Not `disabled` at the end of the list: it would drop the focus. */
function Step({ label, shortcut, path, onStep }: StepProps) {
  return (
    <Tooltip text={`${label} (${shortcut})`}>
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        aria-disabled={onStep === null}
        onClick={() => onStep?.()}
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
          <path d={path} stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </Tooltip>
  );
}
