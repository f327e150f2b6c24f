/** A message on its way out. */
export interface Outgoing {
  id: string
  to: string
  subject: string
  text: string
  /** Null for plain text. */
  html: string | null
  now: Date
}

/** What carries messages of a channel out of the house. */
export interface Gateway {
  /**
   * Returns when the other side has taken the message, and throws `Undelivered` otherwise. Calls `begin` just before the message
   * itself goes: what `begin` throws stops it there.
   */
  send: (message: Outgoing, begin: () => Promise<void>) => Promise<void>
  close: () => void
}

/** later: refused for now · never: refused for good · unclear: given over, but no answer came, so it may have arrived */
export type Outcome = 'later' | 'never' | 'unclear'

export class Undelivered extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome, reason: string) {
    super(withoutPeople(reason))
    this.name = 'Undelivered'
    this.outcome = outcome
  }
}

/** Reasons are logged, and servers like to repeat whom a message was for. */
const withoutPeople = (reason: string): string => reason.replaceAll(/[^\s<>"'@:]+@[^\s<>"',:;]+/g, '…').replaceAll(/\+?\d{7,}/g, '…')
