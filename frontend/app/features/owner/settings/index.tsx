import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LoadFailed } from '~/ui/desk/load-failed';
import { retentionQuery } from '../api/retention';
import { RetentionForm } from './retention-form';

/** What the owner decides once and for a long time. */
export function Settings() {
  const { data, error, refetch } = useQuery({ ...retentionQuery, refetchOnMount: 'always' });
  return (
    <section aria-labelledby="settings" className="settings">
      <Link to={{ search: '' }} className="text-link">
        Back to the leads
      </Link>
      <h2 id="settings">Settings</h2>
      {data && <RetentionForm retention={data} />}
      {!data && error && (
        <LoadFailed what="Your settings" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <output>Loading your settings …</output>}
    </section>
  );
}
