import { request } from './api.ts';
import type { Lobby, LobbyNews, NewsLine } from './protocol/types.ts';

/** Who is here, and what can be joined or watched: the same for everyone, and at most a second old. */
export const getLobby = () => request<Lobby>('GET', '/api/lobby');

/** The lobby after news of it. */
export function withNews(lobby: Lobby, news: LobbyNews): Lobby {
  return {
    people: news.people,
    waiting: listAfter(lobby.waiting, news.waiting),
    tables: listAfter(lobby.tables, news.tables),
    matches: listAfter(lobby.matches, news.matches),
    tournaments: listAfter(lobby.tournaments, news.tournaments),
  };
}

/** A list after news: a number stands for the line that had this place. */
function listAfter<Line>(before: Line[], news: NewsLine<Line>[] | undefined): Line[] {
  if (news === undefined) return before;
  return news.flatMap((line) => (typeof line === 'number' ? (before[line] ?? []) : [line]));
}
