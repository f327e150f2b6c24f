/** The events that matter to the security of accounts and the shop. */
export type SecurityEvent =
  | 'signedIn'
  | 'attemptFailed'
  | 'attemptsLimited'
  | 'callsLimited'
  | 'guestOrdersLimited'
  | 'notAllowed'
  | 'passwordChanged'
  | 'passwordReset'
  | 'contactChanged'
  | 'erasureScheduled'
  | 'merged'
  | 'linked'
  | 'unlinked'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'backupCodesMade'
  | 'backupCodeUsed'
  | 'newDevice'

/**
 * The subject of an event: an id, or if no account is known, a keyed hash of the typed text or the client, but never the typed text itself.
 */
interface Subject {
  userId?: string
  hash?: string
  /** The limit that was reached, or that the event counts towards. */
  limit?: string
}

/** Writes security events to the log, and counts them for the metrics. */
export class SecurityLog {
  readonly #log: { info: (fields: object, message: string) => void }
  readonly #counts = new Map<SecurityEvent, number>()

  constructor(log: { info: (fields: object, message: string) => void }) {
    this.#log = log
  }

  write(event: SecurityEvent, subject: Subject, requestId: string | undefined): void {
    this.#counts.set(event, (this.#counts.get(event) ?? 0) + 1)
    this.#log.info({ event, ...subject, reqId: requestId }, 'security event')
  }

  /** How often each event has happened in this process. */
  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts)
  }
}

/** The part of a request's context that an event needs. */
interface Recorder {
  log?: SecurityLog | undefined
  requestId?: string | undefined
}

/** Records a security event of this request. The log line has the request id, which the response and its other lines have, too. */
export function recordSecurityEvent({ log, requestId }: Recorder, event: SecurityEvent, subject: Subject): void {
  log?.write(event, subject, requestId)
}
