import { translator } from '#server/text/text.ts'
import type { Brand } from './mail.ts'

/** The footer of each mail: where to write to, and why the mail was sent. */
export function footerOf({ footer, locale, supportEmail }: Brand): [contact: string, why: string] {
  const t = translator(locale)
  return footer ?? [t('mail.footer', { support: supportEmail }), t('mail.why')]
}
