import pg from 'pg'

/** Time-out for connecting: nothing is listening there, or packets are lost on the way. */
export const connectMs = 2000

/** TCP probes idle connections, so that a vanished peer is noticed and no firewall drops the connection. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/**
 * A client with its own time-out for connecting. The pool's option for this is also the time a call may wait for a connection, which is
 * longer.
 */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}
