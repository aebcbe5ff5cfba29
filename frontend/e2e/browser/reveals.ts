/** Runs in the page: the opacity of each card that scrolling may reveal, including that of its ancestors. */
export function revealedOpacities(): number[] {
  return [...document.querySelectorAll('main [style*="--reveal-delay"]')].map((card) => {
    let opacity = 1;
    for (let one: Element | null = card; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity;
  });
}
