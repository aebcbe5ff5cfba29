import { apiPaths, easternInstant, offeredTimes, slotsSchema } from '@agency/contracts';
import { ENV } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import type { EmailEnv } from '../env.js';

const timeoutMs = 3_000;

/**
 * Asks the scheduling service which times to offer. The slot rule needs everything that service knows, so this is a request
 * and not a view (docs/architecture.md). The email is sent without times if it is not answered.
 */
@Injectable()
export class FreeTimesService {
  constructor(
    @Inject(ENV) private readonly env: EmailEnv,
    private readonly logger: PinoLogger,
  ) {}

  async offer(): Promise<Date[]> {
    const { SCHEDULING_URL } = this.env;
    if (!SCHEDULING_URL) return [];
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(new URL(apiPaths.slots, SCHEDULING_URL), { signal });
      const times = offeredTimes(slotsSchema.parse(await answer.json()));
      return times.map(({ day, time }) => easternInstant(day, time));
    } catch {
      this.logger.warn('The free times could not be read; the email offers none.');
      return [];
    }
  }
}
