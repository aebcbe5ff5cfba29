import { integerColumn } from '@agency/platform';
import { ViewColumn, ViewEntity } from 'typeorm';

/** What the leads service lets this one read of a contact. */
@ViewEntity({ name: 'contact_card', schema: 'leads', synchronize: false })
export class ContactCard {
  @ViewColumn({ transformer: integerColumn })
  id: number;

  @ViewColumn()
  name: string;

  @ViewColumn()
  email: string;

  @ViewColumn()
  company: string | null;
}
