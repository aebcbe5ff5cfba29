let isLoaded = false;

/** Loads the tag manager, once. */
export function loadTagManager(id: string): void {
  if (isLoaded) return;
  isLoaded = true;
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}
