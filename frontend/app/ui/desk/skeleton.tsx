import type { ReactNode } from 'react';

interface SkeletonProps {
  /** What is loading, for assistive technology. */
  what: string;
  className?: string;
  children: ReactNode;
}

/** The shape of loading content, to minimize layout shift. */
export function Skeleton({ what, className, children }: SkeletonProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading {what} …</span>
      {children}
    </div>
  );
}

/** One line of loading text. */
export function SkeletonLine({ width, height }: { width: string; height?: string }) {
  return <span className="block h-4 max-w-xl rounded-sheet bg-sand/70" style={{ width, height }} />;
}
