export interface CuttableProxy {
  /** The target's URL through the proxy. */
  url: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
}

export function startCuttableProxy(targetUrl: string): Promise<CuttableProxy>;
