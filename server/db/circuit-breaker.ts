import type { Socket } from 'node:net'
import { BatchingSocket } from './batching-socket.ts'

/** PostgreSQL can't be reached: a connection was requested while the circuit breaker was open. */
export class DatabaseUnavailableError extends Error {
  readonly code = 'DATABASE_UNAVAILABLE'

  constructor() {
    super("The database can't be reached")
    this.name = 'DatabaseUnavailableError'
  }
}

/** Called when the breaker opens or closes: `reason` is why PostgreSQL can't be reached, or null when it can be reached again. */
type OnBreakerChange = (reason: unknown) => void

/**
 * Open while PostgreSQL can't be reached: all connections are closed along with the statements waiting on them, and requests for a new
 * connection fail right away instead of waiting for a response that never comes. The listener opens and closes it.
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

  /** Creates the socket for a new connection of the driver. */
  readonly newSocket = (): Socket => {
    const socket = new BatchingSocket()
    if (this.#isOpen) socket.connect = () => socket.destroy(new DatabaseUnavailableError())
    this.#sockets.add(socket)
    return socket.once('close', () => this.#sockets.delete(socket))
  }

  /** Destroys all sockets: there is no other way to close a connection on which PostgreSQL no longer responds. */
  destroySockets(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
