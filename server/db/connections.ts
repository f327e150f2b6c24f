import pg from 'pg'

/** A connection that takes longer is given up: nothing listens there, or what does swallows packets. */
export const connectMs = 2000

/** TCP asks after an idle connection, so that one whose other end vanished is noticed, and no firewall forgets it. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 }

/** The pool's option for this is also how long a call may wait for its turn, which is longer. */
export class PoolClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: connectMs })
  }
}
