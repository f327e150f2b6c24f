/** Where an issue of the newsletter stands. */
export const issueStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type IssueState = (typeof issueStates)[number]

/** What somebody who signed up is to the newsletter. */
export const subscriberStates = ['subscribed', 'unconfirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
