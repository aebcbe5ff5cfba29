import { Queue } from 'bullmq';

/** The queue of emails to send. The name is the product's. */
export class MailQueue {
  private readonly queue: Queue;
  private isStopped = false;

  constructor(redisUrl: string) {
    this.queue = new Queue('email', { connection: { url: redisUrl } });
    // Its server is stopped while the connection may still be open.
    this.queue.on('error', () => {});
  }

  /** Pauses sending; what the outbox hands over stays in the queue. */
  async stop(): Promise<void> {
    await this.queue.pause();
    this.isStopped = true;
  }

  /** Discards all jobs, including retries, and resumes sending. */
  async discard(): Promise<void> {
    const withDelayed = true;
    await this.queue.drain(withDelayed);
    await this.queue.resume();
    this.isStopped = false;
  }

  /** Whether nothing is being sent or due. */
  async isAtRest(): Promise<boolean> {
    const {
      active = 0,
      waiting = 0,
      prioritized = 0,
    } = await this.queue.getJobCounts('active', 'waiting', 'prioritized');
    if (active > 0) return false;
    if (this.isStopped) return true;
    const [next] = await this.queue.getDelayed(0, 0);
    const isDue = next !== undefined && next.timestamp + next.delay <= Date.now();
    return waiting + prioritized === 0 && !isDue;
  }

  close(): Promise<void> {
    return this.queue.close();
  }
}
