import { useEffect, useRef } from 'react';

interface ArtworkProps {
  /** The drawing's markup in the prerendered page, empty in the browser's bundle. See `inlineDrawing`. */
  markup: string;
  /** The same drawing as a file, for client-side navigation. */
  src: string;
  className?: string;
}

/**
 * A decorative drawing that stands in the page's own HTML, so that it paints with the first frame and
 * can be animated, yet costs no script: hydration leaves the prerendered markup alone.
 */
export function Artwork({ markup, src, className }: ArtworkProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element || element.firstElementChild) return;
    const leaving = new AbortController();
    fetch(src, { signal: leaving.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then((svg) => {
        element.innerHTML = svg;
      })
      // Drawings are decoration, so a missing one is ignored.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [src]);

  return (
    <div
      ref={host}
      aria-hidden="true"
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawing, fixed at build
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
