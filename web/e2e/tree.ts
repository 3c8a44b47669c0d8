// What a screen reader reads: the browser's accessibility tree, in reading order.
import type { CDPSession } from '@playwright/test';

/** What the tree has at one place: what it is, what it is called, what else is said of it, and the element behind it. */
export interface Heading {
  readonly role: string;
  readonly name: string;
  /** Such as `level 2`, `checked` or `disabled`. */
  readonly states: readonly string[];
  readonly element: number | undefined;
}

/** Everything in the tree that has a role and a name, in reading order. */
export async function readAll(session: CDPSession): Promise<Heading[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read: Heading[] = [];
  const visit = (id: string) => {
    const node = byId.get(id);
    if (node === undefined) return;
    const name = String(node.name?.value ?? '');
    if (!node.ignored && name !== '') {
      const states = (node.properties ?? []).flatMap(({ name: state, value }) => {
        if (state === 'level') return [`level ${String(value.value)}`];
        const isSaid = SAID.has(state) && (value.value === true || value.value === 'true');
        return isSaid ? [state] : [];
      });
      const role = String(node.role?.value);
      read.push({ role, name, states, element: node.backendDOMNodeId });
    }
    node.childIds?.forEach(visit);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root !== undefined) visit(root.nodeId);
  return read;
}

const SAID: ReadonlySet<string> = new Set([
  'checked',
  'disabled',
  'expanded',
  'invalid',
  'pressed',
  'required',
  'selected',
]);
