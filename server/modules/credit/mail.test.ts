import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { toHtml } from '#server/messaging/mail/html.ts'
import { giftCardMail } from './mail.ts'

it("a gift card's mail doesn't tell its recipient of an account or an order, which they may not have", () => {
  const card = { amount: 2500, recipient_email: 'kim@example.com', recipient_name: 'Kim', sender_name: '', message: '' }
  const message = giftCardMail(card, { code: '6G6C', expires: null, picture: 'p' }, readConfig({}))
  const html = toHtml((message as Extract<typeof message, { channel: 'email' }>).mail)
  expect(html).toContain('because someone sent you a gift card')
  expect(html).not.toContain('your account')
})
