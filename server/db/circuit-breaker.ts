import type { Socket } from 'node:net'
import { GatheringSocket } from './gathering-socket.ts'

/** PostgreSQL can't be reached: a connection was requested while the circuit breaker was open. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'DATABASE_UNAVAILABLE'

  constructor() {
    super("The database can't be reached")
    this.name = 'DatabaseUnavailableError'
  }
}

/** Called when the breaker opens or closes: `reason` is why PostgreSQL can't be reached, null where it can be again. */
export type OnBreakerChange = (reason: unknown) => void

/**
 * Is open while PostgreSQL can't be reached: every connection is ended, with the statements that wait on it, and requests for a new connection are
 * refused right away instead of waiting for an answer that doesn't come. The listener opens and closes it.
 */
export class CircuitBreaker {
  readonly #sockets = new Set<Socket>()
  readonly #onChange: OnBreakerChange
  #isOpen = false

  constructor(onChange: OnBreakerChange = () => {}) {
    this.#onChange = onChange
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  open(reason: unknown): void {
    if (this.#isOpen) return
    this.#isOpen = true
    this.destroySockets()
    this.#onChange(reason)
  }

  close(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#onChange(null)
  }

  /** The socket for a new connection of the driver's. */
  readonly newSocket = (): Socket => {
    const socket = new GatheringSocket()
    if (this.#isOpen) socket.connect = () => socket.destroy(new DatabaseUnavailableError())
    this.#sockets.add(socket)
    return socket.once('close', () => this.#sockets.delete(socket))
  }

  /** Connections that PostgreSQL doesn't answer on can't be closed in any other way. */
  destroySockets(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
