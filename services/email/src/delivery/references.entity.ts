import { integerColumn } from '@agency/platform';
import { Entity, PrimaryColumn } from 'typeorm';

/** Other services' tables, declared only for the foreign keys of deliveries. This service's role cannot read them. */
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
