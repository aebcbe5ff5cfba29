/** Preloaded into every service that a test starts: it must not outlive a killed test run. */
process.on('disconnect', () => process.exit());
// A listener holds the channel open, which would keep the service from stopping.
process.channel?.unref();
