import type { MailDefinition } from './mail-definition.ts'

const order = ['number'] as const
const change = (name: string, event: 'PROCESSING' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED'): MailDefinition => {
  const key = `order.changes.${event}` as const
  const parcel = event === 'SHIPPED' || event === 'PARTLY_SHIPPED' ? (['facts', 'button order.track'] as const) : []
  return {
    name,
    area: 'orders',
    vars: order,
    subject: `${key}.subject`,
    blocks: [`title ${key}.title`, `paragraph ${key}.body`, ...parcel, 'button order.link'],
  }
}

const returned = (
  name: string,
  event:
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURN_LABEL'
    | 'RETURN_REJECTED'
    | 'RETURN_RECEIVED'
    | 'WITHDRAWN'
    | 'WAITING_CANCELLED',
): MailDefinition => {
  const key = `order.returns.${event}` as const
  const send =
    event === 'RETURN_APPROVED' || event === 'RETURN_LABEL'
      ? (['paragraph order.returns.send', 'label order.returns.address', 'button order.returns.label'] as const)
      : []
  const owed = event === 'WAITING_CANCELLED' ? (['paragraph order.returns.owed'] as const) : []
  const exchanged =
    event === 'RETURN_RECEIVED'
      ? (['paragraph order.returns.RETURN_RECEIVED.bodyExchange', 'paragraph order.returns.RETURN_RECEIVED.bodyBoth'] as const)
      : []
  return {
    name,
    area: 'returns',
    vars: order,
    subject: `${key}.subject`,
    blocks: [`title ${key}.title`, `paragraph ${key}.body`, ...exchanged, 'facts', ...send, ...owed, 'button order.link'],
  }
}

/** Mails about orders, payments, and returns. */
export const orderMails: readonly MailDefinition[] = [
  {
    name: 'order-confirmed',
    area: 'orders',
    vars: ['number', 'days', 'name'],
    subject: 'order.subject',
    preheader: 'order.preheader',
    blocks: ['title order.title', 'paragraph order.body', 'button order.link', 'goods', 'totals', 'address'],
  },
  change('order-packing', 'PROCESSING'),
  change('order-partly-shipped', 'PARTLY_SHIPPED'),
  change('order-shipped', 'SHIPPED'),
  change('order-delivered', 'DELIVERED'),
  change('order-cancelled', 'CANCELLED'),
  {
    name: 'order-changed',
    area: 'orders',
    vars: order,
    subject: 'order.edited.subject',
    blocks: [
      'title order.edited.title',
      'paragraph order.edited.body',
      'paragraph order.edited.back',
      'paragraph order.edited.cash',
      'paragraph order.edited.owed',
      'button order.edited.pay',
      'goods',
      'totals',
    ],
  },
  {
    name: 'order-new-date',
    area: 'orders',
    vars: order,
    subject: 'order.later.moved.subject',
    blocks: ['title order.later.moved.title', 'paragraph order.later.moved.body', 'button order.link', 'goods', 'totals'],
  },
  {
    name: 'order-exchange',
    area: 'orders',
    vars: order,
    subject: 'order.exchange.subject',
    blocks: [
      'title order.exchange.title',
      'paragraph order.exchange.body',
      'paragraph order.exchange.owed',
      'button order.link',
      'goods',
      'totals',
    ],
  },
  {
    name: 'order-unpaid',
    area: 'payment',
    vars: order,
    subject: 'order.unpaid.subject',
    blocks: ['title order.unpaid.title', 'paragraph order.unpaid.body', 'button order.unpaid.link', 'goods', 'totals'],
  },
  {
    name: 'order-reserved',
    area: 'payment',
    vars: order,
    subject: 'order.reserved.subject',
    blocks: ['title order.reserved.title', 'paragraph order.reserved.body', 'button order.unpaid.link', 'goods', 'totals'],
  },
  {
    name: 'order-refund',
    area: 'payment',
    vars: order,
    subject: 'order.refund.subject',
    blocks: [
      'title order.refund.title',
      'paragraph order.refund.body',
      'facts',
      'paragraph order.refund.card',
      'paragraph order.refund.closesExchange',
      'button order.link',
    ],
  },
  {
    name: 'order-exchanged',
    area: 'payment',
    vars: order,
    subject: 'order.exchanged.subject',
    blocks: ['title order.exchanged.title', 'paragraph order.exchanged.body', 'facts', 'button order.link'],
  },
  {
    name: 'order-refund-failed',
    area: 'payment',
    vars: order,
    subject: 'order.refundFailed.subject',
    blocks: [
      'title order.refundFailed.title',
      'paragraph order.refundFailed.body',
      'paragraph order.refundFailed.next',
      'button order.link',
    ],
  },
  {
    name: 'gift-card',
    area: 'payment',
    vars: [],
    subject: 'giftCard.subject',
    blocks: [
      'title giftCard.titleFor',
      'paragraph giftCard.from',
      'code',
      'facts',
      'paragraph giftCard.use',
      'button giftCard.shop',
      'label giftCard.subjectFrom',
      'label giftCard.title',
      'label giftCard.body',
      'label giftCard.why',
      'label giftCard.picture',
      'label giftCard.amount',
      'label giftCard.valid',
      'label giftCard.until',
      'label giftCard.always',
    ],
  },
  {
    name: 'downloads',
    area: 'orders',
    vars: order,
    subject: 'downloads.subject',
    blocks: ['title downloads.title', 'paragraph downloads.body', 'button downloads.link', 'facts', 'paragraph downloads.personal'],
  },
  returned('return-requested', 'RETURN_REQUESTED'),
  returned('return-approved', 'RETURN_APPROVED'),
  returned('return-label', 'RETURN_LABEL'),
  returned('return-rejected', 'RETURN_REJECTED'),
  returned('return-received', 'RETURN_RECEIVED'),
  returned('withdrawal', 'WITHDRAWN'),
  returned('order-partly-cancelled', 'WAITING_CANCELLED'),
]
