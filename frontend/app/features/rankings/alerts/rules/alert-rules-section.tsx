import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '~/ui/desk/load-failed';
import { alertRulesQuery } from '../../api/alert-rules';
import { ListWaiting } from '../../list-waiting';
import { RulesForm } from './rules-form';

export function AlertRulesSection() {
  const { data, error, refetch } = useQuery(alertRulesQuery);
  return (
    <section aria-labelledby="alert-rules" className="rank-section">
      <h2 id="alert-rules">What makes an alert</h2>
      <p className="desk-minor">
        A check compares the last seven final days with the seven before. Changes hold from the next
        check on.
      </p>
      {!data && error && (
        <LoadFailed what="The rules" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListWaiting what="rules" />}
      {data && <RulesForm rules={data} />}
    </section>
  );
}
