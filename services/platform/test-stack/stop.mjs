export default () => globalThis.stopTestStack?.();
