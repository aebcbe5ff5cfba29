/** A server that this process has started and must stop. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Stops it gracefully; resolves when the process is gone. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
}
