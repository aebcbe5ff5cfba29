/** A server this process has started and answers for. */
export interface RunningServer {
  url: string;
  pid: number;
  /** Ends it the orderly way; resolves when the process is gone. Safe to call twice. */
  stop(): Promise<void>;
}

export interface ServerCommand {
  command: string;
  args: string[];
  uid?: number;
  gid?: number;
  env?: Record<string, string>;
}
