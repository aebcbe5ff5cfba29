import { Button } from '~/ui/button';
import type { Check } from './use-check';

export function CheckButton({ check }: { check: Check }) {
  return (
    <Button className="min-h-11! px-4!" busy={check.isRunning} onClick={() => check.start()}>
      {check.isRunning && <span aria-hidden="true" className="rank-spinner" />}
      {check.isRunning ? 'Checking...' : 'Check Rankings Now'}
    </Button>
  );
}
