import { translator } from '#server/text/text.ts'
import type { Brand } from './mail.ts'

/** What stands below each mail: where to write, and why it came. */
export function footerOf({ footer, locale, supportEmail }: Brand): [contact: string, why: string] {
  const t = translator(locale)
  return footer ?? [t('mail.footer', { support: supportEmail }), t('mail.why')]
}
