import { signedLinks } from '#server/http/signed-links.ts'

/** What the link of a mail does. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The links in stock alerts' mails, by the alert's id. */
export const { sign: signAlertLink, idOf: alertOfLink } = signedLinks<LinkPurpose>('stock alert')
