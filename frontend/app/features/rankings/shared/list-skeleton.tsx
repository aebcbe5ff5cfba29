import { Skeleton, SkeletonLine } from '~/ui/desk/skeleton';

const rows = Array.from({ length: 8 }, (_, row) => row);

/** Placeholder of a list that is loading. */
export function ListSkeleton({ what }: { what: string }) {
  return (
    <Skeleton what={`the ${what}`} className="grid gap-4 py-4">
      {rows.map((row) => (
        <SkeletonLine key={row} width={`${55 + ((row * 17) % 40)}%`} />
      ))}
    </Skeleton>
  );
}
