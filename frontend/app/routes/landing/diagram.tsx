import type { Drawing } from '~/content/landing/landing.server';

/** The page's diagram. Its letters are outlines; what it says is in its text alternative and the points beside it. */
export function Diagram({ drawing, alt }: { drawing: Drawing; alt: string }) {
  return (
    <div className="landing-diagram">
      <img {...drawing} alt={alt} loading="lazy" />
    </div>
  );
}
