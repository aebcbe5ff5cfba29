import { Notice } from '~/ui/desk/notice';

export function GoneLead() {
  return (
    <Notice title="This lead no longer exists">
      <p>It has been erased, or its address is incomplete.</p>
    </Notice>
  );
}
