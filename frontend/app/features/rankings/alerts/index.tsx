import { AllAlerts } from './all-alerts';
import { AlertRulesSection } from './rules/alert-rules-section';

/** Every alert so far, and what makes one. */
export function Alerts() {
  return (
    <div className="rank-columns">
      <AllAlerts />
      <AlertRulesSection />
    </div>
  );
}
