import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { Message } from '#server/messaging/outbox.ts'
import { codeMail, knownMail, leavingMail, movedMail, passwordMail, restoredMail, unknownMail } from './account-mails.ts'

const about = (env: Record<string, string> = {}) => ({
  config: readConfig({ ORIGIN: 'https://shop.example', ...env }),
  now: new Date('2026-03-02T10:00:00Z'),
})
const email = { email: 'ada@example.com', phone: '+15035550199' }
const phone = { email: null, phone: '+15035550199' }
const blocksOf = (message: Message) => ('mail' in message ? message.mail.blocks : [])

describe('a code', () => {
  it('stands out in a mail, is seen in the list of mails, and is not sent when it does not work any more', () => {
    const message = codeMail(email, '012345', about())
    expect(message).toMatchObject({
      channel: 'email',
      to: 'ada@example.com',
      mail: { subject: 'Your code for Gymfolk', preheader: '012345 is your code for Gymfolk.' },
      expires: new Date('2026-03-02T10:05:00Z'),
    })
    expect(blocksOf(message)).toContainEqual({ type: 'code', code: '012345' })
    expect(codeMail(email, '1', about({ OTP_MINUTES: '1' })).expires).toEqual(new Date('2026-03-02T10:01:00Z'))
  })

  it('goes to a phone in one breath', () => {
    expect(codeMail(phone, '012345', about())).toMatchObject({
      channel: 'sms',
      to: '+15035550199',
      text: "012345 is your code for Gymfolk. It works for 5 minutes and 5 attempts. If you didn't request it, you can ignore this message.",
    })
  })

  it('keeps its digits in every language: they are typed into a field', () => {
    expect(codeMail(phone, '012345', about({ LOCALE: 'bn' }))).toMatchObject({ text: expect.stringMatching(/^012345 .* ৫ মিনিট/) })
  })
})

it('tells the owner of a known address where to sign in, by mail and by phone', () => {
  expect(blocksOf(knownMail(email, about())).at(-1)).toEqual({
    type: 'button',
    label: 'Sign in',
    url: 'https://shop.example/account/sign-in',
  })
  expect(knownMail(phone, about())).toMatchObject({
    text: expect.stringMatching(/just sign in\. https:\/\/shop\.example\/account\/sign-in$/),
  })
})

it('says what happened to an account, and whom to write to', () => {
  const told = (message: Message) => JSON.stringify(message)
  for (const message of [passwordMail(email, about()), movedMail(email, 'email', about()), movedMail(email, 'phone', about())])
    expect(told(message)).toContain('help@gymfolk.example right away')
  expect(told(leavingMail(email, new Date('2026-04-01'), about()))).toContain('deleted on April 1, 2026')
  expect(told(restoredMail(email, about()))).toContain('everything stays')
  expect(told(unknownMail(email, about()))).toContain("it doesn't belong to an account")
})
