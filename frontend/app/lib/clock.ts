/** Where the current time comes from. Tests bring their own. */
export interface Clock {
  now(): Date;
  /** Calls back whenever the minute has changed. Returns the way to stop. */
  onMinute(callback: () => void): () => void;
}

const minute = 60_000;

/** The browser's clock. A page that comes back to the foreground hears of it at once. */
export const systemClock: Clock = {
  now: () => new Date(),
  onMinute(callback) {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          callback();
          wait();
        },
        minute - (Date.now() % minute),
      );
    };
    wait();
    document.addEventListener('visibilitychange', callback);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', callback);
    };
  },
};
