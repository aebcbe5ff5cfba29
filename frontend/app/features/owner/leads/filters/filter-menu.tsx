import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { ChipSummary } from '~/ui/desk/chip';
import { MenuSurface } from '~/ui/desk/menu';
import styles from './filter-menu.module.css';

interface FilterMenuProps {
  label: string;
  /** The current choice in a word or two; without it the filter is off. */
  chosen?: string;
  children: ReactNode;
}

/** A chip that opens its choices: below it on a wide screen, as a bottom sheet on a phone. */
export function FilterMenu({ label, chosen, children }: FilterMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { current } = menu;
      if (current?.open && !current.contains(event.target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, []);

  function close(): void {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    event.preventDefault();
    close();
  }

  return (
    <details
      ref={menu}
      name="lead-filter"
      className="relative max-md:flex-none"
      onKeyDown={closeOnEscape}
    >
      <ChipSummary isActive={Boolean(chosen)}>
        {label}
        {chosen && (
          <span className="max-w-44 overflow-hidden font-semibold text-ellipsis before:content-['·_']">
            {chosen}
          </span>
        )}
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3" fill="none">
          <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="2" />
        </svg>
      </ChipSummary>
      {/* On a phone this covers the page behind the sheet, so that a tap beside it only closes it. */}
      <div
        aria-hidden="true"
        className="fixed inset-0 z-44 hidden bg-ink/50 max-md:in-open:block"
        onPointerDown={close}
      />
      <MenuSurface className={styles.sheet}>
        {children}
        <button
          type="button"
          className="hidden min-h-12 rounded-button bg-deep font-semibold text-white max-md:block"
          onClick={close}
        >
          Done
        </button>
      </MenuSurface>
    </details>
  );
}
