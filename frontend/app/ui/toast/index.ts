export { showToast, type ToastContent, type ToastVariant } from './toast-store';
export { Toaster } from './toaster';
