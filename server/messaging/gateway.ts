/** A message to deliver. */
export interface Outgoing {
  id: string
  to: string
  subject: string
  text: string
  /** Null for a plain-text message. */
  html: string | null
  /** A URL where one POST ends such mails. */
  unsubscribe?: string | undefined
  now: Date
}

/** Delivers messages of one channel, through a mail server or an SMS provider. */
export interface Gateway {
  /**
   * Resolves when the provider has accepted the message, and throws `DeliveryError` otherwise. Calls `begin` just before the message
   * itself is transmitted: if `begin` throws, nothing is sent.
   */
  send: (message: Outgoing, begin: () => Promise<void>) => Promise<void>
  close: () => void
}

/** later: refused for now, retry · never: refused for good · unclear: transmitted, but no response came, so it may have arrived */
type Outcome = 'later' | 'never' | 'unclear'

/** A message that wasn't delivered; `outcome` says whether to retry. The reason is stored without the recipient's address. */
export class DeliveryError extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome, reason: string) {
    super(withoutRecipients(reason))
    this.name = 'DeliveryError'
    this.outcome = outcome
  }
}

/** Reasons are logged, and providers tend to repeat the recipient. */
const withoutRecipients = (reason: string): string => reason.replaceAll(/[^\s<>"'@:]+@[^\s<>"',:;]+/g, '…').replaceAll(/\+?\d{7,}/g, '…')
