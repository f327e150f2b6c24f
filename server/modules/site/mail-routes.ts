import * as contract from '#contract/admin/mail-templates.ts'
import type { MailTemplate } from '#contract/admin/mail-templates.ts'
import { refuse } from '#contract/refuse.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { configForLocale } from '#server/http/locale.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { originalOf, type Locale } from '#server/text/text.ts'
import type { MailDefinition } from './mail-definition.ts'
import { mailDefinitions } from './mail-list.ts'
import { partsOf, previewOf } from './mail-preview.ts'
import { checkTexts, definitionOf, textsOf } from './mail-texts.ts'
import type { SiteParts } from './site-parts.ts'

/** The staff endpoints for the sentences of mails. */
export function mailTemplateRoutes(config: Config, parts: SiteParts): BoundEndpoint[] {
  const rowOf = (definition: MailDefinition, locale: Locale): MailTemplate => ({
    name: definition.name,
    area: definition.area,
    subject: definition.subject ? originalOf(locale, subjectKey(definition.subject)) : '',
    changed: Object.keys(parts.get('mail', `${definition.name}.${locale}`)?.texts ?? {}).length,
  })
  const sampleOf = ({ name, locale, texts }: { name: string; locale: Locale; texts: Record<string, string> }) => {
    checkTexts(name, locale, texts, config.origin)
    return previewOf(definitionOf(name), texts, configForLocale(config, locale))
  }
  return [
    reads(contract.listMailTemplates, async (_, { locale }) => ({ templates: mailDefinitions.map((one) => rowOf(one, locale)) })),
    reads(contract.getMailTemplate, async (_, { name, locale }) => {
      const definition = definitionOf(name)
      return { ...rowOf(definition, locale), texts: textsOf(definition, locale) }
    }),
    reads(contract.previewMail, async (_, input) => partsOf(sampleOf(input))),
    writes(contract.sendTestMail, async (tx, input, { caller, now }) => {
      const mail = sampleOf(input)
      const { email } = await contactOf(tx, caller.userId)
      if (email === null) throw refuse('NO_EMAIL_TO_SEND_TO')
      await queueMessage(tx, { channel: 'email', to: email, mail: { ...mail, subject: `[Test] ${mail.subject}` } }, now)
      return { message: 'Test email sent' }
    }),
  ]
}

/** The digest's subject has plural forms; the list of mails shows the one for several. */
const subjectKey = (key: string): string => (key === 'digest.subject' ? 'digest.subject_other' : key)
