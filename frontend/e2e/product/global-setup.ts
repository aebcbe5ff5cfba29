import { requireProduct } from './settings.ts';

/** Before the tests, not in the config: an editor lists them without a product. */
export default function globalSetup(): void {
  requireProduct();
}
