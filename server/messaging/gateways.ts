import { readFileSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import type { Gateway } from './gateway.ts'
import { createSmtp } from './smtp/smtp.ts'
import { createTwilio } from './twilio.ts'

/** The gateways of the configured channels; messages of a channel without one are only stored, for the outbox page. */
export interface Gateways {
  email: Gateway | null
  sms: Gateway | null
}

/** Opens the configured gateways. Fails when the file of certificates can't be read. */
export function openGateways({ mail, sms, shop }: Config): Gateways {
  return {
    email:
      mail &&
      createSmtp(
        { server: mail.server, ca: mail.ca && readFileSync(mail.ca, 'utf8') },
        { ...shop, from: mail.from, replyTo: shop.supportEmail },
      ),
    sms: sms && createTwilio(sms),
  }
}

/** Closes the open connections to the mail server and the SMS provider. */
export function closeGateways({ email, sms }: Gateways): void {
  email?.close()
  sms?.close()
}
