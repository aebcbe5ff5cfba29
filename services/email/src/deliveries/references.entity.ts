import { integerColumn } from '@agency/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** Other services' tables, named only so that a delivery can refer to them. This service cannot read them. */
@Entity('contacts', { schema: 'leads', synchronize: false })
export class ContactReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}

@Entity('appointments', { schema: 'scheduling', synchronize: false })
export class AppointmentReference {
  @PrimaryColumn('bigint', { transformer: integerColumn })
  id: number;
}
