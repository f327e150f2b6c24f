import { signedLinks } from '#server/http/signed-links.ts'

/** What the link of a mail does. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The links of stock alerts' mails, for the alert with an id. */
export const { sign: signAlertLink, idOf: alertOfLink } = signedLinks<LinkPurpose>('stock alert')
