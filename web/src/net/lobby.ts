import { request } from './api.ts';
import type { Lobby } from './protocol/types.ts';

/** Who is here, and what can be joined or watched: the same for everyone, and at most a second old. */
export const getLobby = () => request<Lobby>('GET', '/api/lobby');
