import type { ReactNode } from 'react';

interface LandfallProps {
  picture: { src: string; alt: string };
  children: ReactNode;
}

/** One of the page's closing states: the text beside its picture. */
export function Landfall({ picture, children }: LandfallProps) {
  return (
    <section className="landfall">
      <div className="chart-width grid items-center gap-x-16 gap-y-10 lg:grid-cols-[6fr_5fr]">
        <div>{children}</div>
        <img
          src={picture.src}
          alt={picture.alt}
          width={480}
          height={360}
          className="w-full border border-ink/35"
        />
      </div>
    </section>
  );
}
