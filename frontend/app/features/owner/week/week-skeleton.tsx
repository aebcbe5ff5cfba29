import { Skeleton } from '~/ui/desk/skeleton';
import styles from './week-skeleton.module.css';

/** The grid while it loads. */
export function WeekSkeleton() {
  return (
    <Skeleton what="the calendar" className={styles.root}>
      <div aria-hidden="true" className={styles.grid} />
    </Skeleton>
  );
}
