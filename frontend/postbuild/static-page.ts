/**
 * The page without any script, for an answer that stands at every unknown address: hydrated there,
 * the router would look for a route of that address and throw the page away.
 */
export function withoutScripts(html: string): string {
  return (
    html
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
      .replaceAll(/<div hidden="" id="S:\d+">.*?<\/div>/g, '')
      .replaceAll(/<div hidden id="S:\d+">.*?<\/div>/g, '')
      .replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/<template[^>]*><\/template>/g, '')
      // Nobody is there to let the late styles in.
      .replaceAll(/<noscript>.*?<\/noscript>/g, '')
      .replaceAll(' media="print"', '')
  );
}
