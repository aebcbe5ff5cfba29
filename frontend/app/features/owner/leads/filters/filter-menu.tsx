import { Popover } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useIsNarrow } from '~/lib/use-is-narrow';
import { Chip } from '~/ui/desk/chip';
import { DialogFrame } from '~/ui/desk/dialog-frame';
import { PopoverSurface } from '~/ui/desk/menu';

interface FilterMenuProps {
  label: string;
  /** The current choice in a word or two; without it the filter is off. */
  chosen?: string;
  children: ReactNode;
}

/** A chip that opens its choices: below it on a wide screen, as a bottom sheet on a phone. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const close = () => setOpen(false);

  return (
    <Popover.Root open={isOpen && !isNarrow} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Chip isActive={Boolean(chosen)} className="max-md:flex-none">
          {label}
          {chosen && (
            <span className="max-w-44 overflow-hidden font-semibold text-ellipsis before:content-['·_']">
              {chosen}
            </span>
          )}
          <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3" fill="none">
            <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2" />
          </svg>
        </Chip>
      </Popover.Trigger>
      <PopoverSurface
        aria-label={label}
        align="start"
        sideOffset={6}
        className="max-h-(--radix-popover-content-available-height) overflow-y-auto"
      >
        {children}
      </PopoverSurface>
      {isOpen && isNarrow && (
        <DialogFrame
          aria-label={label}
          className="mb-0 grid w-full gap-3 rounded-b-none max-md:rounded-t-[0.75rem] border-x-0 border-b-0 p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] max-md:max-h-[80dvh] max-md:max-w-none max-md:bg-white"
          closesOutside
          onCancel={close}
        >
          {children}
          <button
            type="button"
            className="min-h-12 rounded-button bg-deep font-semibold text-white"
            onClick={close}
          >
            Done
          </button>
        </DialogFrame>
      )}
    </Popover.Root>
  );
}
