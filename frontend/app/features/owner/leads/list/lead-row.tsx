import type { EasternDate, Lead } from '@agency/contracts';
import { Moment } from '~/ui/desk/moment';
import { SelectBox } from '../../selection/select-box';
import { serviceLabel, spendLabel } from '../labels';
import { LeadLink } from '../lead-link';
import { ErasingMark, FollowUp, StatusMark } from '../lead-marks';
import { EmailLink, PhoneLink } from '../lead-reach';
import type { LeadViewControl } from '../lead-view';

interface LeadRowProps {
  lead: Lead;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  control: LeadViewControl;
  today: EasternDate;
}

/** A row of the table on a wide screen, a card on a narrow one: the style sheet decides. */
export function LeadRow({ lead, isSelected, onSelect, control, today }: LeadRowProps) {
  return (
    <li
      className="lead-row"
      data-open={lead.id === control.view.lead ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
    >
      <SelectBox label={`Select ${lead.name}`} isSelected={isSelected} onToggle={onSelect} />
      <div className="lead-who">
        <LeadLink lead={lead} control={control} />
        {lead.company && <bdi className="desk-minor">{lead.company}</bdi>}
      </div>
      <div className="lead-reaches">
        <EmailLink email={lead.email} />
        <PhoneLink phone={lead.phone} />
      </div>
      <div className="lead-wants">
        {lead.service && <span>{serviceLabel(lead.service)}</span>}
        {lead.monthlyAdSpend && (
          <span className="desk-minor">{spendLabel(lead.monthlyAdSpend)}</span>
        )}
      </div>
      <div className="lead-status">
        <StatusMark status={lead.status} />
        <ErasingMark lead={lead} />
      </div>
      <div className="lead-due">
        {lead.followUpOn && (
          <>
            <span className="lead-term">Follow-up </span>
            <FollowUp on={lead.followUpOn} today={today} />
          </>
        )}
      </div>
      <div className="lead-received">
        <span className="sr-only">Received </span>
        <Moment at={lead.createdAt} />
      </div>
    </li>
  );
}
