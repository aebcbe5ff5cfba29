export { dismissOnPress } from './dismiss-on-press';
export { showToast, type ToastContent } from './toast-store';
export { Toaster } from './toaster';
