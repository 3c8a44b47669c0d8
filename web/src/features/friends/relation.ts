import type { FriendsView } from '../../net/protocol/types.ts';

/** What a person is to this one. */
export type Relation = 'friend' | 'blocked' | 'none';

/** What the person with this name is to the one whose people these are. */
export function relationTo(name: string, { friends, blocked }: FriendsView): Relation {
  if (blocked.includes(name)) return 'blocked';
  return friends.some((friend) => friend.name === name) ? 'friend' : 'none';
}
