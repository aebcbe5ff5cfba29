export { dismissOnPress } from './dismiss-on-press';
export { currentToast, showToast, subscribeToToasts, type ToastContent } from './toast-store';
export { Toaster } from './toaster';
