import { Injectable } from '@nestjs/common';

/** Knows whether the process was told to stop. */
@Injectable()
export class ShutdownService {
  isStopping = false;

  /** Listens to the signals itself: Nest runs shutdown hooks in sequence, and this one would wait for running jobs. */
  beginAtSignal(): void {
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => {
        this.isStopping = true;
      });
    }
  }
}
