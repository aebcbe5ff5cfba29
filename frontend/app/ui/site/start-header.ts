const solidBeyondPx = 10;

/** Makes the header solid once the page is scrolled. */
export function startHeader(): void {
  function follow(): void {
    const header = document.querySelector('body > header');
    header?.toggleAttribute('data-scrolled', scrollY > solidBeyondPx);
  }
  addEventListener('scroll', follow, { passive: true });
  follow();
}

/** Older browsers get the same element as a modal dialog. */
const knowsPopovers = () => 'popover' in HTMLElement.prototype;

const findDrawer = () => document.querySelector<HTMLDialogElement>('#site-menu');

function close(drawer: HTMLDialogElement): void {
  if (knowsPopovers()) drawer.hidePopover();
  else drawer.close();
}

/** Handles a click beside the panel, on a link or, in older browsers, on a button. */
function handleClick({ target }: MouseEvent): void {
  const drawer = findDrawer();
  if (!drawer || !(target instanceof Element)) return;
  const isInside = drawer.contains(target);
  if (target === drawer || (isInside && target.closest('a'))) close(drawer);
  if (knowsPopovers() || !target.closest('[popovertarget="site-menu"]')) return;
  if (isInside) close(drawer);
  else drawer.showModal();
}

/** Tab cycles inside the drawer. */
function keepFocusInside(event: KeyboardEvent): void {
  const drawer = findDrawer();
  if (event.key !== 'Tab' || !drawer?.contains(document.activeElement)) return;
  const stops = [...drawer.querySelectorAll<HTMLElement>('a, button')];
  const [last, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  next?.focus();
}

/** What the menu needs besides its markup: `popover` opens and closes it. */
export function startDrawer(): void {
  addEventListener('click', handleClick);
  addEventListener('keydown', keepFocusInside);
}
