import { island } from '~/lib/island';
import { LeadForm as Form } from './lead-form';

export const LeadForm = island('lead-form', Form, { start: 'use', isFetchedInView: true });
