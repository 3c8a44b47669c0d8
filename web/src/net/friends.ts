import { request } from './api.ts';
import type { FriendsView } from './protocol/types.ts';

/** The visitor's friends, the people played with lately, and those who are blocked. */
export const getFriends = () => request<FriendsView>('GET', '/api/friends');

/** Makes a person with an account a friend. */
export const addFriend = (name: string) =>
  request<undefined>('PUT', `/api/friends/${encodeURIComponent(name)}`);

export const removeFriend = (name: string) =>
  request<undefined>('DELETE', `/api/friends/${encodeURIComponent(name)}`);

/** Blocks a person, who then cannot invite the visitor and is no friend. */
export const blockPerson = (name: string) =>
  request<undefined>('PUT', `/api/blocked/${encodeURIComponent(name)}`);

export const unblockPerson = (name: string) =>
  request<undefined>('DELETE', `/api/blocked/${encodeURIComponent(name)}`);

/** Hides from others that the visitor is here and what they play, or shows it. */
export const putPresence = (hides: boolean) =>
  request<undefined>('PUT', '/api/presence', { hides });

/** Invites a person with an account to a table. */
export const invitePerson = (table: string, name: string) =>
  request<undefined>('POST', `/api/tables/${encodeURIComponent(table)}/invitations`, { name });

export const declineInvitation = (table: string) =>
  request<undefined>('DELETE', `/api/invitations/${encodeURIComponent(table)}`);
