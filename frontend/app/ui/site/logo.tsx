import { brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { BuoyMark } from '../buoy-mark';

export function Logo() {
  return (
    <a href={paths.home} className="flex min-h-11 items-center gap-2 whitespace-nowrap sm:gap-2.5">
      <BuoyMark className="size-8" />
      <span className="font-display text-[clamp(1.1875rem,0.6rem+3vw,1.375rem)] leading-none tracking-tight">
        {brand.name}
      </span>
    </a>
  );
}
