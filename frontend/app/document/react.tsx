import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LeadForm } from '~/features/lead-form/lead-form';
import type { IslandName } from '~/lib/island';
import { ShareButton } from '~/routes/blog/article/share-button';
import { Consultation } from '~/routes/lead-generation/consultation';
import { IslandFailed, PageFailed } from '~/ui/site/page-failed';
import { Toaster } from '~/ui/toast/toaster';

/** Loads each island's component. Small ones are bundled with React: a request would cost more than their bytes. */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'booking-view': async () => (await import('~/features/booking/booking-view')).BookingView,
  consultation: async () => Consultation,
  'lead-form': async () => LeadForm,
  'share-button': async () => ShareButton,
  'thank-you-view': async () => (await import('~/routes/thank-you/thank-you-view')).ThankYouView,
  toaster: async () => Toaster,
};

const isIsland = (name = ''): name is IslandName => name in islands;

/** Hydrates an island. Resolves once it is interactive, or has failed and says so. */
export async function mount(host: HTMLElement): Promise<void> {
  const { island: name, props = '{}' } = host.dataset;
  if (!isIsland(name)) throw new Error(`There is no island ${name}.`);
  // The cast is safe: `data-props` holds the props that the build drew it with.
  const Content = (await islands[name]()) as ComponentType;
  const notice = host.querySelector('h1') ? <PageFailed /> : <IslandFailed />;
  await new Promise<void>((resolve) => {
    hydrateRoot(
      host,
      <Boundary notice={notice} onFailed={resolve}>
        <Mounted onMounted={resolve}>
          <Content {...JSON.parse(props)} />
        </Mounted>
      </Boundary>,
      { identifierPrefix: name },
    );
  });
}

interface MountedProps {
  children: ReactNode;
  onMounted: () => void;
}

/** Its effect runs after its children's. */
function Mounted({ children, onMounted }: MountedProps) {
  useEffect(onMounted, [onMounted]);
  return children;
}

interface BoundaryProps {
  children: ReactNode;
  notice: ReactNode;
  onFailed: () => void;
}

/** One per island, so that a failure leaves the rest of the page alone. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.notice : this.props.children;
  }
}
