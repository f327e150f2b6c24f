/**
 * Limits how often something may happen. Declared on endpoints, enforced by the server, refused with TOO_MANY_REQUESTS and a Retry-After.
 */
export interface RateLimit {
  /** The name of the counter. Endpoints with the same limit share one. */
  name:
    | 'payment-check'
    | 'subscription'
    | 'repeat-delivery'
    | 'password'
    | 'code'
    | 'second-factor'
    | 'code-sending'
    | 'password-reset'
    | 'provider-code'
    | 'gift-card'
    | 'gift-card-mail'
    | 'promotion-code'
    | 'upload'
    | 'stock-alert'
    | 'stock-alert-link'
    | 'subscribe'
    | 'subscribe-link'
    | 'contact'
    | 'contact-picture'
    | 'test-mail'
    | 'review'
    | 'question'
    | 'vote'
    | 'report'
    | 'community'
    | 'message'
    | 'group'
    | 'read'
    | 'search'
    | 'page'
    | 'stream'
    | 'export'
  /** `client`: a network address · `account`: an account, whoever asks · `account-client`: an account, as one client tries it. */
  per: 'client' | 'account' | 'account-client'
  /** `calls`: every call · `failures`: wrong passwords or codes */
  counts: 'calls' | 'failures'
  /** Whether each process counts in its memory, not all of them in the database: for calls that are cheap and many. */
  inMemory?: true
  max: number
  minutes: number
}

/** Limits of endpoints that check a password. The account's limit comes first: a call that it refuses doesn't count for the client. */
export const passwordLimits = [
  { name: 'password', per: 'account', counts: 'failures', max: 10, minutes: 10 },
  { name: 'password', per: 'client', counts: 'failures', max: 50, minutes: 10 },
] as const satisfies RateLimit[]

/** Limits of endpoints that check a sent code. Each code also has its own number of tries (`limits.otp.tries`). */
export const codeLimits = [
  { name: 'code', per: 'account-client', counts: 'failures', max: 100, minutes: 24 * 60 },
  { name: 'code', per: 'client', counts: 'failures', max: 300, minutes: 10 },
] as const satisfies RateLimit[]

/** Limits of endpoints that check a code of the second factor. */
export const secondFactorLimits = [
  { name: 'second-factor', per: 'account', counts: 'failures', max: 10, minutes: 60 },
] as const satisfies RateLimit[]

/** Limits of endpoints that send a code. Each address also has its own limit (`limits.otp`). */
export const codeSendingLimits = [
  { name: 'code-sending', per: 'client', counts: 'calls', max: 300, minutes: 60 },
] as const satisfies RateLimit[]

/** Its token can't be guessed, but each call costs a hash. */
export const passwordResetLimits = [
  { name: 'password-reset', per: 'client', counts: 'calls', max: 100, minutes: 10 },
] as const satisfies RateLimit[]

/** Each call makes us call the provider. */
export const providerCodeLimits = [
  { name: 'provider-code', per: 'client', counts: 'calls', max: 300, minutes: 10 },
] as const satisfies RateLimit[]

/** Each upload costs a tenth of a second of CPU, and disk space. The bytes an account may upload per day are in `rates.uploads`. */
export const uploadLimits = [{ name: 'upload', per: 'account', counts: 'calls', max: 200, minutes: 24 * 60 }] as const satisfies RateLimit[]

/** Asking for a mail when something is back in stock. Each email has its own limit, too (`rates.stockAlerts`). */
export const stockAlertLimits = [
  { name: 'stock-alert', per: 'client', counts: 'calls', max: 60, minutes: 60 },
] as const satisfies RateLimit[]

/** The links of such mails: they can't be guessed, but each call is a write. */
export const stockAlertLinkLimits = [
  { name: 'stock-alert-link', per: 'client', counts: 'calls', max: 300, minutes: 60 },
] as const satisfies RateLimit[]
/** What customers write for everyone to read: only spam exceeds this in an hour. */
export const reviewLimits = [{ name: 'review', per: 'account', counts: 'calls', max: 100, minutes: 60 }] as const satisfies RateLimit[]
export const questionLimits = [{ name: 'question', per: 'account', counts: 'calls', max: 60, minutes: 60 }] as const satisfies RateLimit[]
export const voteLimits = [{ name: 'vote', per: 'account', counts: 'calls', max: 300, minutes: 60 }] as const satisfies RateLimit[]
/** What a member does to others: following, posting, commenting, reacting. */
export const communityLimits = [
  { name: 'community', per: 'account', counts: 'calls', inMemory: true, max: 1000, minutes: 60 },
] as const satisfies RateLimit[]
/** Messages from one person to another. The number of strangers to write to per day is in `limits.message`. */
export const messageLimits = [
  { name: 'message', per: 'account', counts: 'calls', inMemory: true, max: 60, minutes: 1 },
] as const satisfies RateLimit[]
/** New groups: followers of the founder become members right away, so each new group can reach people who didn't ask for it. */
export const groupLimits = [{ name: 'group', per: 'account', counts: 'calls', max: 20, minutes: 24 * 60 }] as const satisfies RateLimit[]
export const reportLimits = [{ name: 'report', per: 'account', counts: 'calls', max: 60, minutes: 60 }] as const satisfies RateLimit[]
/** An export reads everything that an account has ever done. */
export const exportLimits = [{ name: 'export', per: 'account', counts: 'calls', max: 6, minutes: 60 }] as const satisfies RateLimit[]

/** Every GET without another limit. Generous: a whole office or mobile network may share an address. */
export const readLimits = [
  { name: 'read', per: 'client', counts: 'calls', inMemory: true, max: 3000, minutes: 1 },
] as const satisfies RateLimit[]

/** Searches, suggestions (one per few typed letters), and results opened from them. */
export const searchLimits = [
  { name: 'search', per: 'client', counts: 'calls', inMemory: true, max: 900, minutes: 1 },
] as const satisfies RateLimit[]

/** Pages that aren't cached and therefore have to be rendered. */
export const pageLimit = { name: 'page', per: 'client', counts: 'calls', inMemory: true, max: 600, minutes: 1 } as const satisfies RateLimit

/** Event streams of members, one for each tab. After a restart, everyone in an office reconnects at once. */
export const streamLimits = [
  { name: 'stream', per: 'client', counts: 'calls', inMemory: true, max: 600, minutes: 1 },
] as const satisfies RateLimit[]

/** Each call may ask the payment provider. */
export const paymentCheckLimits = [
  { name: 'payment-check', per: 'client', counts: 'calls', max: 120, minutes: 10 },
] as const satisfies RateLimit[]

/** Each call may ask the payment provider. */
export const subscriptionLimits = [
  { name: 'subscription', per: 'account', counts: 'calls', max: 120, minutes: 10 },
] as const satisfies RateLimit[]

/** Customers' changes to their repeat deliveries; some calls ask the payment provider. */
export const repeatDeliveryLimits = [
  { name: 'repeat-delivery', per: 'account', counts: 'calls', max: 240, minutes: 10 },
] as const satisfies RateLimit[]

/** Endpoints that accept the code of a gift card: it can't be guessed, and nobody should try. */
export const giftCardLimits = [{ name: 'gift-card', per: 'client', counts: 'calls', max: 60, minutes: 60 }] as const satisfies RateLimit[]

/**
 * Codes of promotions that don't exist. Generated codes can't be guessed, but many chosen ones are words. Generous: a page sends a mistyped
 * code with every summary, and browser extensions try a dozen.
 */
export const promotionCodeLimits = [
  { name: 'promotion-code', per: 'client', counts: 'failures', max: 1000, minutes: 60 },
] as const satisfies RateLimit[]

/** Resending a gift card to its recipient. */
export const giftCardMailLimits = [
  { name: 'gift-card-mail', per: 'client', counts: 'calls', max: 30, minutes: 60 },
] as const satisfies RateLimit[]

/** Each call may send a mail to an address that anyone can type. */
export const subscribeLimits = [{ name: 'subscribe', per: 'client', counts: 'calls', max: 60, minutes: 60 }] as const satisfies RateLimit[]
/** The links of such mails: they can't be guessed, but each call is a write. */
export const subscribeLinkLimits = [
  { name: 'subscribe-link', per: 'client', counts: 'calls', max: 300, minutes: 60 },
] as const satisfies RateLimit[]
/** Messages to the shop, each with a receipt by mail. */
export const contactLimits = [{ name: 'contact', per: 'client', counts: 'calls', max: 60, minutes: 60 }] as const satisfies RateLimit[]
/** Pictures sent with such messages: they're decoded before it's known whether the message is accepted. */
export const contactPictureLimits = [
  { name: 'contact-picture', per: 'client', counts: 'calls', max: 60, minutes: 60 },
] as const satisfies RateLimit[]
/** Mails with sample data that staff send to themselves. */
export const testMailLimits = [{ name: 'test-mail', per: 'account', counts: 'calls', max: 20, minutes: 60 }] as const satisfies RateLimit[]
