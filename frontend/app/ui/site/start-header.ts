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
