import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react';

interface ToolbarProps extends Omit<ComponentProps<'div'>, 'ref' | 'role'> {
  /** For assistive technology. */
  label: string;
}

const open = '[aria-selected=true], [aria-current=page]';

/** Several controls as one tab stop: arrow keys, Home and End move between them. */
export function Toolbar({ label, ...props }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement>(undefined);

  /** The stop is the control that had the focus last, or else the open tab or page, or the first one. */
  function keepOneStop(focused?: EventTarget): void {
    const controls = controlsOf(bar.current);
    stop.current =
      controls.find((control) => control === focused) ??
      controls.find((control) => control === stop.current) ??
      controls.find((control) => control.matches(open)) ??
      controls[0];
    for (const control of controls) control.tabIndex = control === stop.current ? 0 : -1;
  }

  // After each render, which may have added controls. What is added by a control itself is seen once the focus comes.
  useEffect(() => keepOneStop());

  return (
    <div
      {...props}
      ref={bar}
      role="toolbar"
      aria-label={label}
      onKeyDown={step}
      onFocus={({ target }) => keepOneStop(target)}
    />
  );
}

const controlsOf = (bar: HTMLElement | null) => [
  ...(bar?.querySelectorAll<HTMLElement>('a[href], button, select') ?? []),
];

const moves: Record<string, (here: number, last: number) => number> = {
  ArrowRight: (here, last) => (here === last ? 0 : here + 1),
  ArrowLeft: (here, last) => (here === 0 ? last : here - 1),
  Home: () => 0,
  End: (_here, last) => last,
};

function step(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  const controls = controlsOf(event.currentTarget);
  const here = event.target instanceof HTMLElement ? controls.indexOf(event.target) : -1;
  if (here === -1) return;
  event.preventDefault();
  controls[move(here, controls.length - 1)]?.focus();
}
