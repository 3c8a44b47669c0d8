import type { OpenTable } from '../../../net/protocol/types.ts';
import { rememberLocal } from './has-local.ts';
import { LocalLink } from './link.ts';
import { newId } from './random.ts';

/** The table that was opened last, until its page takes it. */
let opened: { id: string; link: LocalLink } | undefined;

/** Opens a table on this device; returns its id. Throws an `ApiError` if that is not possible. */
export async function openHere(table: OpenTable): Promise<string> {
  const id = newId();
  const link = LocalLink.open(id, table);
  try {
    await link.ready;
  } catch (error) {
    link.stop();
    throw error;
  }
  rememberLocal();
  opened?.link.stop();
  opened = { id, link };
  return id;
}

/** The link to a table on this device: that of a table that was just opened, or a new one. */
export function linkTo(id: string): LocalLink {
  const link = opened?.id === id ? opened.link : LocalLink.to(id);
  opened = undefined;
  return link;
}
