import { Component, type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LeadForm } from '~/features/lead-form/lead-form';
import type { IslandName } from '~/lib/island';
import { ShareButton } from '~/routes/blog/article/share-button';
import { Consultation } from '~/routes/lead-generation/consultation';
import { IslandFailed } from '~/ui/site/island-failed';
import { PageFailed } from '~/ui/site/page-failed';
import { Toaster } from '~/ui/toast';

/** Loads each island's component. The small ones stand beside React: a request of their own would cost more than their bytes. */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'booking-view': async () => (await import('~/features/visitor-booking/booking-view')).BookingView,
  consultation: async () => Consultation,
  'lead-form': async () => LeadForm,
  'share-button': async () => ShareButton,
  'thank-you-view': async () => (await import('~/routes/thank-you/thank-you-view')).ThankYouView,
  toaster: async () => Toaster,
};

const isIsland = (name = ''): name is IslandName => name in islands;

/** Makes React run an island. Resolves once it answers, or has failed and says so. */
export async function mount(host: HTMLElement): Promise<void> {
  const { island: name, props = '{}' } = host.dataset;
  if (!isIsland(name)) throw new Error(`There is no island ${name}.`);
  // It takes the props that it was drawn with.
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

/** The effects of what is inside have run before its own. */
function Mounted({ children, onMounted }: MountedProps) {
  useEffect(onMounted, [onMounted]);
  return children;
}

interface BoundaryProps {
  children: ReactNode;
  notice: ReactNode;
  onFailed: () => void;
}

/** One for each island: what fails leaves the rest of the page alone. */
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
