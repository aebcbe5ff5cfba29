import { Injectable } from '@nestjs/common';

/** Knows from the moment on when the process is told to stop that it is stopping. */
@Injectable()
export class ShutdownService {
  isStopping = false;

  /** Not by Nest's hooks: they take turns, and this one's would come after jobs have been waited for. */
  beginAtSignal(): void {
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => {
        this.isStopping = true;
      });
    }
  }
}
