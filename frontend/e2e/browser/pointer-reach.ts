import type { Locator, Page } from '@playwright/test';

export interface PointerFaults {
  /** Controls that a pointer cannot hit at their center, wherever the page is scrolled to. */
  covered: string[];
  /** Pairs of overlapping controls. */
  overlapping: string[];
}

/**
 * What a pointer cannot reach in the page's current state. An open menu may cover the page until it closes: pass it as
 * `popup`. A notice, which disappears after five seconds, and the pill of leads that another test has added, which
 * disappears when pressed, may cover scrolling content, but not a bar.
 */
export async function pointerFaults(page: Page, popup?: Locator): Promise<PointerFaults> {
  const menu = popup ? await popup.elementHandle() : null;
  return page.evaluate(findPointerFaults, menu);
}

/**
 * Runs in the page. The target of a control is its own boxes, or its label's if it is too small to be hit itself. The
 * card of a stretched link is not its target here: other controls may be on the card, but none on the link's text.
 */
function findPointerFaults(popup: Element | null): PointerFaults {
  const controls =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=tab], [role=option], [role=slider], [role=switch], [role=checkbox], [role=radio], [role=menuitem]';
  const tolerancePx = 1;
  const smallestPx = 2;

  interface Target {
    control: Element;
    element: Element;
    boxes: DOMRect[];
    layer: Element | null;
  }

  function nameOf(element: Element | null): string {
    if (!element) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = `${element.localName}${element.id ? `#${element.id}` : ''}`;
    const style = (element.getAttribute('class') ?? '').split(' ')[0];
    return `${kind}${style ? `.${style}` : ''} "${name.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  }

  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  function isOffered(element: Element): boolean {
    if (element.matches(':disabled, [type=hidden]') || element.closest('[inert]')) return false;
    // The honeypot.
    if (element.closest('[aria-hidden=true]') && element.getAttribute('tabindex') === '-1')
      return false;
    const { pointerEvents, clipPath } = getComputedStyle(element);
    // Only visible while focused.
    const isForKeyboard = pointerEvents === 'none' && clipPath !== 'none';
    return !isForKeyboard && isVisible(element);
  }

  function boxesOf(element: Element): DOMRect[] {
    // It or its container is only for screen readers.
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === 'inset(50%)') return [];
    }
    return [...element.getClientRects()].filter(
      ({ width, height }) => width > smallestPx && height > smallestPx,
    );
  }

  function labelOf(element: Element): Element | null {
    return (element as HTMLInputElement).labels?.[0] ?? null;
  }

  /** The element whose boxes the pointer aims at. */
  function aimOf(control: Element): Element | null {
    if (boxesOf(control).length > 0) return control;
    const label = labelOf(control);
    return label && boxesOf(label).length > 0 ? label : null;
  }

  /**
   * The fixed or sticky element, dialog or popover that holds it; null for the page. Layers scroll separately, so only
   * controls of the same one are compared.
   */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog, [popover]')) {
        return at;
      }
    }
    return null;
  }

  /** Whether the layer is the page, or a panel that scrolls. */
  function scrolls(layer: Element | null): boolean {
    return layer === null || /auto|scroll/.test(getComputedStyle(layer).overflowY);
  }

  /** The parts of its boxes inside all containers that clip or scroll, at the current scroll positions. */
  function cutBoxes(element: Element): DOMRect[] {
    let boxes = boxesOf(element);
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (at === document.documentElement || at === document.body) continue;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      boxes = boxes.flatMap(({ left, top, right, bottom }) => {
        const x = Math.max(left, frame.left);
        const y = Math.max(top, frame.top);
        const width = Math.min(right, frame.right) - x;
        const height = Math.min(bottom, frame.bottom) - y;
        return width > smallestPx && height > smallestPx ? [new DOMRect(x, y, width, height)] : [];
      });
    }
    return boxes;
  }

  function hits(target: Target, box: DOMRect): Element | null | true {
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return null;
    const label = labelOf(target.control);
    const isBelowNotice =
      scrolls(target.layer) && hit.closest('[aria-label^="Notifications"], [role=status] > button');
    if (isBelowNotice) return true;
    const isOwn = target.control.contains(hit) || label?.contains(hit) || popup?.contains(hit);
    return isOwn ? true : hit;
  }

  /** Returns a function that undoes scrolling of `hidden` overflow, which a script can scroll and a pointer cannot. */
  function keepCut(element: Element): () => void {
    const cut: [Element, ScrollToOptions][] = [];
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const left = overflowX === 'hidden' ? { left: at.scrollLeft } : {};
      const top = overflowY === 'hidden' ? { top: at.scrollTop } : {};
      cut.push([at, { ...left, ...top, behavior: 'instant' }]);
    }
    return () => {
      for (const [at, place] of cut) at.scrollTo(place);
    };
  }

  /** What covers the control wherever it is scrolled to; undefined if a pointer can hit it somewhere. */
  function coverOf(target: Target): string | undefined {
    const { element } = target;
    const tryNow = () => {
      const boxes = boxesOf(element);
      const found = boxes.map((box) => hits(target, box));
      return found.length > 0 && found.every((one) => one === true)
        ? undefined
        : nameOf(found.find((one) => one !== true) as Element | null);
    };
    let cover = tryNow();
    const restore = keepCut(element);
    for (const block of ['center', 'start', 'end'] as const) {
      if (cover === undefined) return undefined;
      element.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      restore();
      cover = tryNow();
    }
    // Sticky elements stick only while the page is at the right place.
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      if (cover === undefined || target.layer === null) return cover;
      const top = share * document.documentElement.scrollHeight;
      scrollTo({ top, behavior: 'instant' });
      restore();
      cover = tryNow();
    }
    return cover;
  }

  function isOver(one: Target, other: Target): boolean {
    return one.boxes.some((a) =>
      other.boxes.some((b) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > tolerancePx && height > tolerancePx;
      }),
    );
  }

  const areNested = (one: Target, other: Target) =>
    one.element.contains(other.element) ||
    other.element.contains(one.element) ||
    labelOf(one.control)?.contains(other.control) ||
    labelOf(other.control)?.contains(one.control);

  const modals = 'dialog:is(:modal, [aria-modal=true]:popover-open), [data-modal]';
  const modal = [...document.querySelectorAll(modals)].at(-1) ?? document;
  const places = [...document.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth }) =>
      Boolean(scrollTop || scrollLeft || scrollHeight > clientHeight || scrollWidth > clientWidth),
    )
    .map((at) => [at, { left: at.scrollLeft, top: at.scrollTop }] as const);
  const targets = [...modal.querySelectorAll(controls)]
    .filter(isOffered)
    .flatMap((control): Target[] => {
      const element = aimOf(control);
      const layer = layerOf(control);
      return element ? [{ control, element, layer, boxes: cutBoxes(element) }] : [];
    });
  const overlapping = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => one.layer === other.layer && isOver(one, other) && !areNested(one, other))
      .filter((other) => !popup || popup.contains(one.control) === popup.contains(other.control))
      .map((other) => `${nameOf(one.control)} and ${nameOf(other.control)}`),
  );
  const covered = targets.flatMap((target) => {
    const cover = coverOf(target);
    return cover === undefined ? [] : [`${nameOf(target.control)} by ${cover}`];
  });
  for (const [at, place] of places) at.scrollTo({ ...place, behavior: 'instant' });
  return { covered, overlapping };
}
