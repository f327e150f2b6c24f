import type { MailDefinition } from './mail-definition.ts'

/** Mails that people asked for: the waitlist, news and offers, and reminders. */
export const marketingMails: readonly MailDefinition[] = [
  {
    name: 'waitlist',
    area: 'community',
    vars: [],
    subject: 'waitlist.confirm.subject',
    preheader: 'waitlist.confirm.preheader',
    blocks: [
      'title waitlist.confirm.title',
      'paragraph waitlist.confirm.body',
      'button waitlist.confirm.link',
      'paragraph waitlist.confirm.ignore',
      'link waitlist.confirm.unsubscribe',
      'label waitlist.again.title',
      'label waitlist.again.body',
    ],
  },
  {
    name: 'points-expiry',
    area: 'community',
    vars: ['day', 'amount', 'count'],
    subject: 'points.expiry.subject',
    blocks: ['title points.expiry.title', 'paragraph points.expiry.body', 'paragraph points.expiry.keep', 'button points.expiry.link'],
  },
  {
    name: 'cart-reminder',
    area: 'community',
    vars: [],
    subject: 'cartReminder.subject',
    blocks: [
      'title cartReminder.title',
      'paragraph cartReminder.body',
      'goods',
      'paragraph cartReminder.someOut',
      'button cartReminder.link',
      'link cartReminder.unsubscribe',
      'label cartReminder.quantity',
      'label cartReminder.out',
    ],
  },
  {
    name: 'newsletter-confirm',
    area: 'community',
    vars: [],
    subject: 'newsletter.confirm.subject',
    preheader: 'newsletter.confirm.preheader',
    blocks: [
      'title newsletter.confirm.title',
      'paragraph newsletter.confirm.body',
      'button newsletter.confirm.link',
      'paragraph newsletter.confirm.ignore',
      'link newsletter.confirm.unsubscribe',
      'label newsletter.unsubscribe',
    ],
  },
]
