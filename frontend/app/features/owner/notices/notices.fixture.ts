import {
  apiPaths,
  brand,
  type NoticeAddress,
  type NoticeSettings,
  noticeAddressPath,
  testAddressPath,
  type UpdateNoticeSettings,
} from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { server } from '../../../../test/server';

export const main: NoticeAddress = {
  id: 0,
  address: 'owner@agency.example',
  kinds: ['lead', 'call', 'change', 'trouble'],
  isMain: true,
  isConfirmed: true,
};
export const office: NoticeAddress = {
  ...main,
  id: 1,
  address: 'office@agency.example',
  isMain: false,
};

/** The settings as the service keeps them. */
export function serveNotices(...more: NoticeAddress[]) {
  const kept = {
    settings: {
      addresses: [main, ...more],
      from: 'hello@agency.example',
      senderName: brand.name,
      replyToId: null,
    } as NoticeSettings,
    tested: [] as string[],
  };
  const answer = (change: Partial<NoticeSettings>) => {
    kept.settings = { ...kept.settings, ...change };
    return HttpResponse.json(kept.settings);
  };
  server.use(
    http.get(apiPaths.noticeSettings, () => HttpResponse.json(kept.settings)),
    http.patch<never, UpdateNoticeSettings>(apiPaths.noticeSettings, async ({ request }) => {
      const { kindsOf, mainId, ...change } = await request.json();
      const addresses = kept.settings.addresses.map((one) => ({
        ...one,
        ...(kindsOf?.id === one.id && { kinds: kindsOf.kinds }),
        ...(mainId !== undefined && { isMain: one.id === mainId }),
      }));
      return answer({ addresses, ...change });
    }),
    http.post<never, { address: string }>(apiPaths.noticeAddresses, async ({ request }) => {
      const { address } = await request.json();
      const added = { ...office, address, isConfirmed: false };
      return answer({ addresses: [...kept.settings.addresses, added] });
    }),
    http.delete(noticeAddressPath(1), () => answer({ addresses: [main] })),
    http.post(testAddressPath(0).replace('0', ':id'), ({ params }) => {
      kept.tested.push(String(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return kept;
}
