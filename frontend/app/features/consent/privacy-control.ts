declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends Global Privacy Control, an objection to tracking. */
export function sendsPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
