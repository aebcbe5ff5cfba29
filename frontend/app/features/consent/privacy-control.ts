declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser tells every site that its user objects to being tracked (Global Privacy Control). */
export function sendsPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}
