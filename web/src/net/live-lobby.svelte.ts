import { knowVisitor } from './api.ts';
import { getLobby, withNews } from './lobby.ts';
import { Poll } from './poll.ts';
import {
  PROTOCOL_VERSION,
  type Lobby,
  type LobbyClientMessage,
  type LobbyServerMessage,
} from './protocol/types.ts';
import { Query, type QueryState } from './query.svelte.ts';
import { ReconnectingSocket, socketAddress, type Surroundings } from './reconnecting-socket.ts';

/** How often a page asks that has no socket: the server has no room for it, or a proxy lets none through. */
const ASKS_EVERY_MS = 30_000;

/** How long a page that is not looked at keeps its socket. */
const HIDDEN_MS = 30_000;

/**
 * The lobby while a page shows it. The first answer comes at once. Then the server sends what changes, over a socket that is
 * open while the page is looked at.
 */
export class LiveLobby {
  readonly #asked = new Query(getLobby);
  /** What the socket has told; `undefined` before it has told anything. */
  #told: Lobby | undefined = $state.raw();
  /** Whether the socket is open. */
  #follows = false;
  #socket: (() => void) | undefined;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  readonly #surroundings: Surroundings | undefined;

  constructor(surroundings?: Surroundings) {
    this.#surroundings = surroundings;
  }

  get now(): QueryState<Lobby> {
    return this.#told === undefined ? this.#asked.now : { state: 'ready', value: this.#told };
  }

  /** Repeats the request. */
  reload(): Promise<void> {
    return this.#asked.reload();
  }

  /** Follows the lobby until the returned function is called. */
  follow(): () => void {
    let over = false;
    const onvisible = () => {
      clearTimeout(this.#hidden);
      if (document.hidden) this.#hidden = setTimeout(() => this.#disconnect(), HIDDEN_MS);
      else this.#connect();
    };
    // The person counts as here, so the server must know who opens the socket.
    void knowVisitor()
      .catch(() => undefined)
      .then(() => {
        if (over) return;
        document.addEventListener('visibilitychange', onvisible);
        if (!document.hidden) this.#connect();
      });
    const poll = new Poll(() => this.#ask(), ASKS_EVERY_MS, ASKS_EVERY_MS);
    const stop = poll.start();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onvisible);
      clearTimeout(this.#hidden);
      stop();
      this.#disconnect();
    };
  }

  /** Asks, if the socket does not tell. */
  async #ask(): Promise<boolean> {
    if (this.#follows || document.hidden) return false;
    await this.#asked.refresh();
    // The socket may have been opened meanwhile.
    if (!this.#follows && this.#asked.now.state === 'ready') this.#told = undefined;
    return false;
  }

  #connect(): void {
    if (this.#socket !== undefined) return;
    const socket = new ReconnectingSocket<LobbyServerMessage, LobbyClientMessage>(
      socketAddress('/api/lobby/ws'),
      {
        hello: () => ({ type: 'hello', version: PROTOCOL_VERSION }),
        isWelcome: ({ type }) => type === 'lobby',
        message: (message) => {
          if (message.type === 'lobby') this.#told = message.lobby;
          else if (message.type === 'news')
            this.#told = this.#told && withNews(this.#told, message.news);
          else if (message.problem.code === 'too-many')
            socket.waitBeforeConnecting(message.problem.retry_s * 1000);
          // The server speaks another version. This page goes on asking until it is loaded again.
          else if (message.problem.code === 'version') socket.close();
        },
        opened: () => (this.#follows = true),
        lost: () => (this.#follows = false),
      },
      this.#surroundings,
    );
    this.#socket = socket.start();
  }

  #disconnect(): void {
    this.#socket?.();
    this.#socket = undefined;
    this.#follows = false;
  }
}
