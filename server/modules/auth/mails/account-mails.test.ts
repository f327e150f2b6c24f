import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Message } from '#server/messaging/outbox.ts'
import {
  otpMail,
  alreadyRegisteredMail,
  erasureScheduledMail,
  contactChangedMail,
  passwordChangedMail,
  erasureCancelledMail,
  noAccountMail,
} from './account-mails.ts'

const about = (env: Record<string, string> = {}) => ({
  config: readConfig({ ORIGIN: 'https://shop.example', ...env }),
  now: new Date('2026-03-02T10:00:00Z'),
})
const email = { email: 'ada@example.com', phone: '+15035550199' }
const phone = { email: null, phone: '+15035550199' }
const blocksOf = (message: Message) => ('mail' in message ? message.mail.blocks : [])

describe('a code', () => {
  it('stands out in an email and its preview, and is not sent once it has expired', () => {
    const message = otpMail(email, '012345', about())
    expect(message).toMatchObject({
      channel: 'email',
      to: 'ada@example.com',
      mail: { subject: 'Your code for Gymfolk', preheader: '012345 is your code for Gymfolk.' },
      expires: new Date('2026-03-02T10:05:00Z'),
    })
    expect(blocksOf(message)).toContainEqual({ type: 'code', code: '012345' })
    expect(otpMail(email, '1', about({ OTP_MINUTES: '1' })).expires).toEqual(new Date('2026-03-02T10:01:00Z'))
  })

  it('fits a text message', () => {
    expect(otpMail(phone, '012345', about())).toMatchObject({
      channel: 'sms',
      to: '+15035550199',
      text: "012345 is your code for Gymfolk. It expires in 5 minutes or after 5 attempts. If you didn't request it, you can ignore this message.",
    })
  })

  it('keeps ASCII digits in every language, because it is typed into a field', () => {
    expect(otpMail(phone, '012345', about({ LOCALE: 'bn' }))).toMatchObject({ text: expect.stringMatching(/^012345 .* ৫ মিনিট/) })
  })
})

it('tells the owner of a known address where to sign in, by email and by text message', () => {
  expect(blocksOf(alreadyRegisteredMail(email, about())).at(-1)).toEqual({
    type: 'button',
    label: 'Sign in',
    url: 'https://shop.example/account/sign-in',
  })
  expect(alreadyRegisteredMail(phone, about())).toMatchObject({
    text: expect.stringMatching(/just sign in\. https:\/\/shop\.example\/account\/sign-in$/),
  })
})

it('a security mail says what happened to the account, and whom to contact', () => {
  const told = (message: Message) => JSON.stringify(message)
  for (const message of [
    passwordChangedMail(email, about()),
    contactChangedMail(email, 'email', about()),
    contactChangedMail(email, 'phone', about()),
  ])
    expect(told(message)).toContain('help@gymfolk.example right away')
  expect(told(erasureScheduledMail(email, new Date('2026-04-01'), about()))).toContain('deleted on April 1, 2026')
  expect(told(erasureCancelledMail(email, about()))).toContain('everything stays')
  expect(told(noAccountMail(email, about()))).toContain('no account uses it')
})
