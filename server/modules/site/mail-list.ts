import type { MailDefinition } from './mail-definition.ts'
import { marketingMails } from './marketing-mails.ts'
import { orderMails } from './order-mails.ts'
import { otherMails } from './other-mails.ts'
import { repeatMails } from './repeat-mails.ts'

/** Every mail whose sentences staff may change, in the order in which they're listed. */
export const mailDefinitions: readonly MailDefinition[] = [...orderMails, ...repeatMails, ...marketingMails, ...otherMails]
