export { LeadForm } from './lead-form';
export type { LeadFormVariant } from './lead-form-texts';
