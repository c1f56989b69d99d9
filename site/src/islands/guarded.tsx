import hydrate from '@astrojs/react/client.js';
import { Component, type ReactNode } from 'react';

/**
 * Astro's React renderer with an error boundary around each island: an island that throws is replaced by its static
 * content. See docs/decisions/0001-astro-with-react-islands.md.
 */
const guarded: typeof hydrate = (island) => (Island, props, slots, how) => {
  const Guarded = (given: object) => (
    <Boundary island={island}>
      <Island {...given} />
    </Boundary>
  );
  hydrate(island)(Guarded, props, slots, how);
};

export default guarded;

type Props = { island: HTMLElement; children: ReactNode };

class Boundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };
  originalNodes: ChildNode[] = [];
  focused: Element | null = null;

  /** React has removed the content by now. Restore the same elements, with what the visitor typed. */
  override componentDidCatch() {
    const { island } = this.props;
    island.append(...this.originalNodes);
    island.dataset.failed = '';
    if (this.focused instanceof HTMLElement && island.contains(this.focused)) this.focused.focus();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // The content is still complete here, whether the island fails in its first render or later.
    this.originalNodes = [...this.props.island.childNodes];
    this.focused = document.activeElement;
    return null;
  }
}
