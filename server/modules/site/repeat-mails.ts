import type { MailDefinition } from './mail-definition.ts'

type Event =
  | 'started'
  | 'changed'
  | 'reminder'
  | 'reminderWithout'
  | 'partial'
  | 'skipped'
  | 'unavailable'
  | 'declined'
  | 'unconfirmed'
  | 'paused'
  | 'stopped'
  | 'cancelled'
  | 'ended'
  | 'endedFirst'

const repeat = (name: string, event: Event): MailDefinition => {
  const key = `repeat.${event}` as const
  const retry = event === 'declined' ? (['paragraph repeat.retry'] as const) : []
  const leftOut =
    event === 'reminder' || event === 'partial'
      ? (['paragraph repeat.leftOut.out_of_stock', 'paragraph repeat.leftOut.unavailable'] as const)
      : []
  const dearer = event === 'reminder' ? (['paragraph repeat.reminder.dearer', 'paragraph repeat.reminder.dearerOf'] as const) : []
  return {
    name,
    area: 'orders',
    vars: ['product', 'day', 'ordered', 'amount', 'percent', 'retry', 'was', 'price', 'card', 'number', 'removed'],
    subject: `${key}.subject`,
    blocks: [`title ${key}.title`, `paragraph ${key}.body`, 'goods', 'facts', ...leftOut, ...dearer, ...retry],
  }
}

/** Mails about repeat deliveries. */
export const repeatMails: readonly MailDefinition[] = [
  repeat('repeat-started', 'started'),
  repeat('repeat-changed', 'changed'),
  repeat('repeat-reminder', 'reminder'),
  repeat('repeat-reminder-without', 'reminderWithout'),
  repeat('repeat-partial', 'partial'),
  repeat('repeat-skipped', 'skipped'),
  repeat('repeat-unavailable', 'unavailable'),
  repeat('repeat-declined', 'declined'),
  repeat('repeat-unconfirmed', 'unconfirmed'),
  repeat('repeat-paused', 'paused'),
  repeat('repeat-stopped', 'stopped'),
  repeat('repeat-cancelled', 'cancelled'),
  repeat('repeat-ended', 'ended'),
  repeat('repeat-ended-first', 'endedFirst'),
  {
    name: 'words-of-repeats',
    area: 'words',
    vars: ['every', 'quantity', 'product', 'count'],
    blocks: [
      'label repeat.discount',
      'label repeat.every',
      'label repeat.weeks',
      'label repeat.weeksOf',
      'label repeat.andMore',
      'label repeat.next',
      'label repeat.card',
      'label repeat.shipping',
      'label repeat.manage',
      'label repeat.pay',
      'label repeat.confirm',
      'label repeat.otherCard',
      'paragraph repeat.howToEnd',
    ],
  },
]
