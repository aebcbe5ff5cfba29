import { integerColumn } from '@agency/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** The leads service's table, declared only for the foreign key of appointments. This service cannot read it. */
@Entity('contacts', { schema: 'leads', synchronize: false })
export class LeadReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}
