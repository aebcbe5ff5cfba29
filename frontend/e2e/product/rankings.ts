import { apiPaths, rankingCheckResponseSchema } from '@agency/contracts';
import { rankingsPassword } from '../browser/rankings.ts';
import { requireProduct } from './settings.ts';

/** Has the product's figures read, as the owner's press of the button does. */
export async function checkRankings(): Promise<void> {
  const { baseUrl } = requireProduct();
  const entrance = await fetch(baseUrl + apiPaths.session, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ gate: 'rankings', password: rankingsPassword() }),
  });
  const cookie = entrance.headers.getSetCookie().map((set) => set.split(';')[0]);
  const answer = await fetch(baseUrl + apiPaths.rankingsCheck, {
    method: 'POST',
    headers: { cookie: cookie.join('; '), origin: baseUrl },
  });
  const { success, message } = rankingCheckResponseSchema.parse(await answer.json());
  if (!success) throw new Error(`The sample figures did not come: ${message}`);
}
