import type { ReactNode } from 'react';
import { classNames } from '~/ui/class-names';

interface SplitSectionProps {
  picture: { src: string; alt: string };
  /** Hides the picture if it does not fit beside the text. */
  pictureOnlyBeside?: boolean;
  children: ReactNode;
}

/** Text beside a picture, near the end of a page. */
export function SplitSection({ picture, pictureOnlyBeside = false, children }: SplitSectionProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
      <div>{children}</div>
      <img
        src={picture.src}
        alt={picture.alt}
        width={480}
        height={360}
        loading="lazy"
        className={classNames(
          'w-full border border-ink/35',
          pictureOnlyBeside && 'hidden lg:block',
        )}
      />
    </div>
  );
}
