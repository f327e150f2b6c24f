import type { MailDefinition } from './mail-definition.ts'

const order = ['number'] as const
const plain = (area: MailDefinition['area'], name: string, key: AccountKey): MailDefinition => ({
  name,
  area,
  vars: [],
  subject: `${key}.subject`,
  blocks: [`title ${key}.title`, `paragraph ${key}.body`],
})
type AccountKey =
  `account.${'merged.stays' | 'merged.goes' | 'noAccount' | 'passwordChanged' | 'emailChanged' | 'phoneChanged' | 'erasureCancelled' | 'erasureRefused'}`

const member = (
  name: string,
  event:
    | 'trialStarted'
    | 'trialEnding'
    | 'started'
    | 'startedOnce'
    | 'renewed'
    | 'changed'
    | 'failed'
    | 'cancelled'
    | 'resumed'
    | 'ended'
    | 'reminder'
    | 'refunded',
): MailDefinition => {
  const key = `subscription.${event}` as const
  const retry = event === 'failed' ? (['paragraph subscription.retry'] as const) : []
  return {
    name,
    area: 'membership',
    vars: ['plan', 'day', 'amount'],
    subject: `${key}.subject`,
    blocks: [
      `title ${key}.title`,
      `paragraph ${key}.body`,
      ...retry,
      event === 'failed' ? 'button subscription.pay' : 'button subscription.see',
    ],
  }
}

/** Mails about accounts, memberships and the community, and words that several mails use. */
export const otherMails: readonly MailDefinition[] = [
  {
    name: 'code',
    area: 'account',
    vars: [],
    subject: 'account.code.subject',
    preheader: 'account.code.preheader',
    blocks: ['title account.code.title', 'code', 'paragraph account.code.life'],
  },
  {
    name: 'sign-in-link',
    area: 'account',
    vars: [],
    subject: 'account.signInLink.subject',
    blocks: ['title account.signInLink.title', 'paragraph account.signInLink.life', 'button account.signInLink.link'],
  },
  {
    name: 'already-registered',
    area: 'account',
    vars: [],
    subject: 'account.alreadyRegistered.subject',
    blocks: ['title account.alreadyRegistered.title', 'paragraph account.alreadyRegistered.body', 'button account.alreadyRegistered.link'],
  },
  plain('account', 'no-account', 'account.noAccount'),
  plain('account', 'password-changed', 'account.passwordChanged'),
  plain('account', 'email-changed', 'account.emailChanged'),
  plain('account', 'phone-changed', 'account.phoneChanged'),
  { ...plain('account', 'merged-into', 'account.merged.stays'), vars: ['other'] },
  { ...plain('account', 'merged', 'account.merged.goes'), vars: ['other'] },
  {
    name: 'security',
    area: 'account',
    vars: [],
    subject: 'security.subject',
    blocks: [
      'title security.newDevice',
      'paragraph security.body',
      'label security.linked',
      'label security.unlinked',
      'label security.passkeyAdded',
      'label security.passkeyRemoved',
      'label security.secondFactorOn',
      'label security.secondFactorOff',
      'label security.backupCodesMade',
      'label security.backupCodeUsed',
    ],
  },
  {
    name: 'deletion-planned',
    area: 'account',
    vars: [],
    subject: 'account.erasureScheduled.subject',
    blocks: ['title account.erasureScheduled.title', 'paragraph account.erasureScheduled.body', 'button account.erasureScheduled.link'],
  },
  plain('account', 'deletion-cancelled', 'account.erasureCancelled'),
  plain('account', 'deletion-refused', 'account.erasureRefused'),
  member('plan-started', 'started'),
  member('plan-started-once', 'startedOnce'),
  member('plan-trial-started', 'trialStarted'),
  member('plan-trial-ending', 'trialEnding'),
  member('plan-renewed', 'renewed'),
  member('plan-changed', 'changed'),
  member('plan-payment-failed', 'failed'),
  member('plan-cancelled', 'cancelled'),
  member('plan-resumed', 'resumed'),
  member('plan-ended', 'ended'),
  member('plan-reminder', 'reminder'),
  member('plan-refunded', 'refunded'),
  {
    name: 'review-request',
    area: 'community',
    vars: order,
    subject: 'review.request.subject',
    preheader: 'review.request.preheader',
    blocks: [
      'title review.request.title',
      'paragraph review.request.body',
      'paragraph review.request.fit',
      'goods',
      'stars',
      'link review.request.unsubscribe',
      'label review.request.stars',
    ],
  },
  {
    name: 'review-reply',
    area: 'community',
    vars: ['product'],
    subject: 'review.reply.subject',
    blocks: ['title review.reply.title', 'paragraph review.reply.body', 'button review.reply.link'],
  },
  {
    name: 'question-answered',
    area: 'community',
    vars: ['product'],
    subject: 'question.answer.subject',
    blocks: [
      'title question.answer.title',
      'paragraph question.answer.asked',
      'paragraph question.answer.said',
      'button question.answer.link',
      'label question.answer.someone',
    ],
  },
  {
    name: 'hidden',
    area: 'community',
    vars: ['product'],
    subject: 'hidden.subject',
    blocks: ['title hidden.title', 'paragraph hidden.body', 'paragraph hidden.said', 'paragraph hidden.appeal'],
  },
  {
    name: 'shown-again',
    area: 'community',
    vars: ['product'],
    subject: 'hidden.again.subject',
    blocks: ['title hidden.again.title', 'paragraph hidden.again.body', 'button hidden.link'],
  },
  {
    name: 'digest',
    area: 'community',
    vars: [],
    subject: 'digest.subject',
    blocks: [
      'title digest.title',
      'button digest.link',
      'link digest.settings',
      'link digest.unsubscribe',
      'label digest.moderators',
      'label digest.others',
      'label digest.kinds.follow',
      'label digest.kinds.follow-request',
      'label digest.kinds.accepted',
      'label digest.kinds.reaction',
      'label digest.kinds.comment',
      'label digest.kinds.reply',
      'label digest.kinds.mention',
      'label digest.kinds.club-request',
      'label digest.kinds.club-accepted',
      'label digest.kinds.club-closed',
      'label digest.kinds.challenge',
      'label digest.kinds.challenge-cancelled',
      'label digest.kinds.challenge-workout',
      'label digest.kinds.scheduled-post',
      'label digest.kinds.moderation',
    ],
  },
  {
    name: 'stock-alert-confirm',
    area: 'community',
    vars: ['name'],
    subject: 'stockAlert.confirm.subject',
    preheader: 'stockAlert.confirm.preheader',
    blocks: [
      'title stockAlert.confirm.title',
      'paragraph stockAlert.confirm.body',
      'goods',
      'button stockAlert.confirm.link',
      'paragraph stockAlert.confirm.ignore',
    ],
  },
  {
    name: 'back-in-stock',
    area: 'community',
    vars: ['name'],
    subject: 'stockAlert.back.subject',
    blocks: [
      'title stockAlert.back.title',
      'paragraph stockAlert.back.body',
      'goods',
      'button stockAlert.back.link',
      'link stockAlert.back.unsubscribe',
    ],
  },
  {
    name: 'contact-receipt',
    area: 'community',
    vars: [],
    subject: 'contact.receipt.subject',
    preheader: 'contact.receipt.preheader',
    blocks: ['title contact.receipt.title', 'paragraph contact.receipt.body', 'paragraph contact.receipt.ignore'],
  },
  {
    name: 'invitation',
    area: 'team',
    vars: ['role'],
    subject: 'invitation.subject',
    blocks: [
      'title invitation.title',
      'paragraph invitation.body',
      'button invitation.password',
      'label invitation.bodyKnown',
      'label invitation.open',
    ],
  },
  {
    name: 'words-of-orders',
    area: 'words',
    vars: [],
    blocks: [
      'label order.link',
      'label order.track',
      'label order.carrier',
      'label order.quantity',
      'label order.items',
      'label order.products',
      'label order.shipping',
      'label order.free',
      'label order.discount',
      'label order.memberPrice',
      'label order.total',
      'label order.taxIncluded',
      'label order.points',
      'label order.giftCardOf',
      'label order.storeCredit',
      'label order.amountPaid',
      'label order.amountDue',
      'label order.arrives',
      'label order.payment',
      'label order.payments.COD',
      'label order.payments.Stripe',
      'label order.payments.Points',
      'label order.payments.Credit',
      'label order.address',
      'label order.unpaid.link',
      'label order.returns.send',
      'label order.returns.address',
    ],
  },
  {
    name: 'words-of-plans',
    area: 'words',
    vars: [],
    blocks: [
      'label subscription.see',
      'label subscription.pay',
      'label subscription.retry',
      'label subscription.plan',
      'label subscription.paid',
      'label subscription.next',
      'label subscription.endsOn',
    ],
  },
  { name: 'words-below', area: 'words', vars: [], blocks: ['paragraph mail.footer', 'paragraph mail.why'] },
]
