import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Shorter than servers wait for the next message, in ms. */
const idleMs = 5000

/** Idle connections, reused for the next message: saves a handshake and a sign-in for each message of a burst. */
export class IdleConnections {
  readonly #idle = new Map<SMTPConnection, NodeJS.Timeout>()

  take(): SMTPConnection | undefined {
    const [smtp] = this.#idle.keys()
    if (smtp) this.#remove(smtp)
    return smtp
  }

  /** Call `left` when a connection that was added here has closed. */
  rest(smtp: SMTPConnection): void {
    this.#idle.set(smtp, setTimeout(() => this.#leave(smtp), idleMs).unref())
  }

  readonly left = (smtp: SMTPConnection): void => void this.#remove(smtp)

  close(): void {
    for (const smtp of this.#idle.keys()) this.#leave(smtp)
  }

  #leave(smtp: SMTPConnection): void {
    if (this.#remove(smtp)) smtp.quit()
  }

  #remove(smtp: SMTPConnection): boolean {
    clearTimeout(this.#idle.get(smtp))
    return this.#idle.delete(smtp)
  }
}
