import pg from 'pg'

/** Connecting is abandoned after this long: nothing listens there, or packets are lost on the way. */
export const connectMs = 2000

/** TCP checks idle connections, so that one whose other end vanished is noticed, and no firewall drops it. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/** The pool's option for this is also how long a call may wait for its turn, which is longer. */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}
