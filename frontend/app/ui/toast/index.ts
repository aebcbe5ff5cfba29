export { dismissOnPress } from './dismiss-on-press';
export { showToast, type ToastContent, type ToastVariant } from './toast-store';
export { Toaster } from './toaster';
