import type { ClientMessage, ServerMessage } from '../../../net/protocol/types.ts';

/** A socket whose messages come from the device itself: from a lesson, a replay, or a table that runs here. */
export class LocalWire {
  readonly socket: WebSocket;
  #open = true;

  constructor(receive: (message: ClientMessage) => void) {
    const wire: Pick<
      WebSocket,
      'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'
    > = {
      readyState: WebSocket.OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      // The socket's own messages have the types that were generated from the server's code.
      send: (text) => receive(JSON.parse(String(text)) as ClientMessage),
      close: () => (this.#open = false),
    };
    // A table's connection uses nothing else of a socket.
    this.socket = wire as WebSocket;
    queueMicrotask(() => {
      if (this.#open) this.socket.onopen?.(new Event('open'));
    });
  }

  /** Delivers a message after the present call, as a server's answer would come. */
  deliver(message: ServerMessage): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => {
      if (this.#open) this.socket.onmessage?.(new MessageEvent('message', { data }));
    });
  }

  /** Ends the connection after what was delivered, as a server would. */
  end(): void {
    queueMicrotask(() => {
      if (this.#open) this.socket.onclose?.(new CloseEvent('close'));
    });
  }
}
