import {
  type AlertRules,
  alertRulesPreviewSchema,
  apiPaths,
  defaultAlertRules,
  settings,
} from '@agency/contracts';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { callApi } from '~/lib/api-client';
import { saveSetting, settingQuery } from '~/lib/setting';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { formatCountOf } from '../shared/format-performance';
import { rankingsKey } from '../shared/rankings';
import { ListSkeleton, Section } from '../shared/section';
import { type RulesDraft, rulesDraftSchema, toRulesDraft } from './rules-draft';

const fields = [
  {
    name: 'minimumImpressions',
    label: 'Minimum impressions',
    hint: 'In each of the two periods. With fewer, positions are unreliable.',
  },
  {
    name: 'positionChange',
    label: 'Minimum change',
    hint: 'How many positions a keyword must move to raise an alert.',
  },
  {
    name: 'crossings',
    label: 'Position thresholds',
    hint: 'Crossing one in either direction also raises an alert.',
  },
  { name: 'mediumChange', label: 'Medium severity from', hint: 'Positions moved.' },
  { name: 'highChange', label: 'High severity from', hint: 'Positions moved.' },
] as const;

const rulesQuery = settingQuery(settings.alertRules);

/** What raises an alert, for the owner to change. */
export function AlertRulesSection() {
  const query = useQuery(rulesQuery);
  return (
    <Section id="alert-rules" title="Alert rules">
      <p className="text-fine text-slate">
        Each check compares the last seven final days with the seven before, and each upload the
        newest period with an earlier one of the same length. New rules apply from then on.
      </p>
      <AsyncSection query={query} what="The rules" loading={<ListSkeleton what="rules" />}>
        {(rules) => <RulesForm rules={rules} />}
      </AsyncSection>
    </Section>
  );
}

function RulesForm({ rules }: { rules: AlertRules }) {
  const client = useQueryClient();
  const { form, field, isDirty, isSaving, undo, onSubmit } = useDraftForm({
    schema: rulesDraftSchema,
    values: toRulesDraft(rules),
    save: (changed) => saveSetting(settings.alertRules, changed),
    onSaved: (saved) => {
      client.setQueryData(rulesQuery.queryKey, saved);
      showToast({ title: 'Alert Rules Saved', description: 'They apply from the next check.' });
    },
    failure: { title: 'Error', fallback: 'Failed to save the alert rules' },
  });
  const resetToDefaults = () =>
    form.reset(toRulesDraft(defaultAlertRules), {
      keepDefaultValues: true,
      keepDirty: false,
    });

  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-4 md:grid-cols-2"
      onSubmit={onSubmit}
    >
      <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
      {fields.map(({ name, label, hint }) => (
        <TextField
          {...field(name)}
          key={name}
          label={label}
          hint={hint}
          inputMode={name === 'crossings' ? 'text' : 'decimal'}
          required={name !== 'crossings'}
        />
      ))}
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 md:col-span-full">
        <input
          type="checkbox"
          className="size-4.5 accent-channel"
          {...form.register('leavingTop10IsHigh')}
        />
        Leaving the top 10 is always high severity
      </label>
      <RulesPreview control={form.control} />
      <div className="md:col-span-full">
        <Actions>
          <Button type="submit" size="compact" busy={isSaving} disabled={!isDirty}>
            Save rules
          </Button>
          {isDirty && (
            <Button variant="quiet" size="compact" disabled={isSaving} onClick={undo}>
              Undo changes
            </Button>
          )}
          <Button variant="quiet" size="compact" disabled={isSaving} onClick={resetToDefaults}>
            Reset to defaults
          </Button>
        </Actions>
      </div>
    </form>
  );
}

/** How many alerts these rules raise for what is compared now. */
const rulesPreviewQuery = (body: AlertRules | undefined) =>
  queryOptions({
    queryKey: [...rankingsKey, 'rules-preview', body],
    queryFn: ({ signal }) =>
      callApi(apiPaths.rankingsAlertRulesPreview, {
        method: 'POST',
        body,
        response: alertRulesPreviewSchema,
        signal,
      }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
  });

/** How many alerts the edited rules would raise for what is compared now. */
function RulesPreview({ control }: { control: Control<RulesDraft, unknown, AlertRules> }) {
  const draft = useDeferredValue(useWatch({ control }));
  const rules = rulesDraftSchema.safeParse(draft).data;
  const { data } = useQuery(rulesPreviewQuery(rules));
  return (
    <p role="status" className="text-fine text-slate md:col-span-full">
      {rules && data && `With these rules: ${formatCountOf(data.alerts, 'alert')} now.`}
    </p>
  );
}
