import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** Less than servers wait for the next message, in ms. */
const restMs = 5000

/** Connections that wait for the next message: a handshake and a sign-in less for each of a burst. */
export class IdleConnections {
  readonly #resting = new Map<SMTPConnection, NodeJS.Timeout>()

  take(): SMTPConnection | undefined {
    const [smtp] = this.#resting.keys()
    if (smtp) this.#forget(smtp)
    return smtp
  }

  /** Call `left` when a connection that was given here has ended. */
  rest(smtp: SMTPConnection): void {
    this.#resting.set(smtp, setTimeout(() => this.#leave(smtp), restMs).unref())
  }

  readonly left = (smtp: SMTPConnection): void => void this.#forget(smtp)

  close(): void {
    for (const smtp of this.#resting.keys()) this.#leave(smtp)
  }

  #leave(smtp: SMTPConnection): void {
    if (this.#forget(smtp)) smtp.quit()
  }

  #forget(smtp: SMTPConnection): boolean {
    clearTimeout(this.#resting.get(smtp))
    return this.#resting.delete(smtp)
  }
}
