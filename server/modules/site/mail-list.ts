import type { MailDefinition } from './mail-definition.ts'
import { marketingMails } from './marketing-mails.ts'
import { orderMails } from './order-mails.ts'
import { otherMails } from './other-mails.ts'
import { repeatMails } from './repeat-mails.ts'

/** All mails with sentences that staff may change, in the order of the list. */
export const mailDefinitions: readonly MailDefinition[] = [...orderMails, ...repeatMails, ...marketingMails, ...otherMails]
