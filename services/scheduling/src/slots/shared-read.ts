/**
 * Lets callers that come at the same time share one read, so that a crowd costs as much as one. Whoever comes while a read
 * runs shares the next: the running one may have begun before a change that this caller has made.
 */
export class SharedRead<Result> {
  private running: Promise<unknown> = Promise.resolve();
  private next: Promise<Result> | undefined;

  constructor(private readonly read: () => Promise<Result>) {}

  get(): Promise<Result> {
    this.next ??= this.readNext();
    return this.next;
  }

  private async readNext(): Promise<Result> {
    await this.running;
    this.next = undefined;
    const reading = this.read();
    this.running = reading.catch(() => {});
    return reading;
  }
}
