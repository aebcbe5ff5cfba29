import { requireProduct } from './settings.ts';

/** Runs before the tests, not in the config, because an editor lists them without a product. */
export default function globalSetup(): void {
  requireProduct();
}
