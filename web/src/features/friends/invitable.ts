import type { FriendsView, KnownPerson } from '../../net/protocol/types.ts';

/** The most people in the list. Others are invited by name. */
const MOST = 8;

/** The people whom a person most likely invites: friends who are here, then those played with lately who are here first. */
export function invitable({ friends, partners }: FriendsView): KnownPerson[] {
  const here = friends.filter((friend) => friend.here);
  const lately = [...partners].sort((a, b) => Number(b.here) - Number(a.here));
  return [...here, ...lately].slice(0, MOST);
}
