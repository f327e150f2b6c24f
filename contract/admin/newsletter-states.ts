/** The states of a newsletter issue. */
export const issueStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type IssueState = (typeof issueStates)[number]

/** The states of a newsletter subscriber. */
export const subscriberStates = ['subscribed', 'unconfirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
