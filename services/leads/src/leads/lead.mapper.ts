import type { Lead, RelatedLead } from '@agency/contracts';
import type { LeadEntity } from './lead.entity.js';

/** A lead as the owner sees it. A new column stays private until it is added here. */
export function toLead(entity: LeadEntity, nextCall: Lead['nextCall']): Lead {
  return {
    id: entity.id,
    name: entity.name,
    email: entity.email,
    phone: entity.phone,
    company: entity.company,
    service: entity.service,
    monthlyAdSpend: entity.monthlyAdSpend,
    message: entity.message,
    topic: entity.topic,
    status: entity.status,
    statusSince: entity.statusSince?.toISOString() ?? null,
    notes: entity.notes,
    followUpOn: entity.followUpOn,
    followUpTask: entity.followUpTask,
    attribution: entity.attribution,
    proposalAmount: entity.proposalAmount,
    clientAmount: entity.clientAmount,
    source: entity.source,
    channel: entity.channel,
    heardFrom: entity.heardFrom,
    referredBy: entity.referredBy,
    nextCall,
    createdAt: entity.createdAt.toISOString(),
    erasureRequestedAt: entity.erasureRequestedAt?.toISOString() ?? null,
  };
}

/** Another lead of the same person as `beside`. */
export function toRelatedLead(entity: LeadEntity, beside: LeadEntity): RelatedLead {
  return {
    id: entity.id,
    name: entity.name,
    company: entity.company,
    status: entity.status,
    createdAt: entity.createdAt.toISOString(),
    sameEmail: entity.emailKey !== null && entity.emailKey === beside.emailKey,
    samePhone: entity.phoneKey !== null && entity.phoneKey === beside.phoneKey,
  };
}
