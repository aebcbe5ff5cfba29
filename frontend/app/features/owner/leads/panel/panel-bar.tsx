import { CloseButton } from '~/ui/desk/close-button';
import { Tooltip } from '~/ui/desk/tooltip';
import type { LeadSteps } from '../use-lead-steps';

interface PanelBarProps {
  steps: LeadSteps;
  onClose: () => void;
}

/** The lead's position in the list, links to the previous and next one, and Close: always at the top of the panel. */
export function PanelBar({ steps: { position, previous, next }, onClose }: PanelBarProps) {
  return (
    <div className="sticky top-0 z-3 -mx-(--panel-gutter) flex min-h-11 items-center gap-2 bg-(--panel-ground) px-[calc(var(--panel-gutter)-0.75rem)]">
      {(previous ?? next ?? position) && (
        <nav aria-label="Leads in the list" className="flex items-center gap-0.5">
          <Step label="Previous lead" shortcut="k" path="M10 3 5 8l5 5" onStep={previous} />
          <span role="status" className="min-w-16 text-center font-semibold whitespace-nowrap">
            {position}
          </span>
          <Step label="Next lead" shortcut="j" path="m6 3 5 5-5 5" onStep={next} />
        </nav>
      )}
      <CloseButton className="ml-auto" onClose={onClose} />
    </div>
  );
}

interface StepProps {
  label: string;
  shortcut: string;
  path: string;
  onStep: (() => void) | null;
}

/** Not `disabled` at the end of the list: it would lose the focus. */
function Step({ label, shortcut, path, onStep }: StepProps) {
  return (
    <Tooltip text={`${label} (${shortcut})`}>
      <button
        type="button"
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-button px-3 font-semibold not-aria-disabled:hover:bg-shoal aria-disabled:cursor-default aria-disabled:opacity-35"
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
