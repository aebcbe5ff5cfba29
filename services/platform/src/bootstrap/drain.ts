import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Knows from the moment on when the process is told to stop that it is stopping. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  isStopping = false;

  beforeApplicationShutdown(signal?: string): void {
    this.isStopping = signal !== undefined;
  }
}
