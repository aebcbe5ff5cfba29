import { apiPaths, type Delivery, deliverySchema } from '@agency/contracts';
import { callApi } from '~/lib/api-client';

export function sendMailAgain(id: number): Promise<Delivery> {
  return callApi(`${apiPaths.deliveries}/${id}/send-again`, {
    method: 'POST',
    response: deliverySchema,
  });
}
