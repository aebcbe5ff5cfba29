import type { NoticeAddress, UpdateNoticeSettings } from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { readNow } from '~/lib/api-query';
import { addAddress, noticesQuery, noticesSaving, removeAddress } from '../shared/queries/notices';

/**
 * Restores the notified addresses. A removed one is added again, and has to be confirmed again. Undefined if the only
 * change was that one was confirmed.
 */
export function putAddressesBack(
  before: readonly NoticeAddress[],
  after: readonly NoticeAddress[],
  client: QueryClient,
): (() => Promise<void>) | undefined {
  const removed = before.filter(({ id }) => !after.some((one) => one.id === id));
  const added = after.filter(({ id }) => !before.some((one) => one.id === id));
  const changed = before.flatMap((one): Omit<UpdateNoticeSettings, 'version'>[] => {
    const other = after.find(({ id }) => id === one.id);
    if (!other) return [];
    return [
      ...(one.isMain && !other.isMain ? [{ mainId: one.id }] : []),
      ...(one.kinds.join() === other.kinds.join()
        ? []
        : [{ kindsOf: { id: one.id, kinds: one.kinds } }]),
    ];
  });
  if (removed.length + added.length + changed.length === 0) return undefined;
  return async () => {
    let { version } = await readNow(client, noticesQuery);
    for (const change of changed) {
      ({ version } = await noticesSaving(client).save({ ...change, version }));
    }
    for (const { address, kinds } of removed) {
      const saved = await addAddress({ address });
      const again = saved.addresses.find((one) => one.address === address);
      if (!again) continue;
      const kindsOf = { id: again.id, kinds };
      await noticesSaving(client).save({ kindsOf, version: saved.version });
    }
    for (const { id } of added) await removeAddress(id);
  };
}
