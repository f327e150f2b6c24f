import { signedLinks } from '#server/http/signed-links.ts'

/** The action of a mail's link. */
type LinkPurpose = 'confirm' | 'unsubscribe'

/** The links in stock alerts' mails, by the alert's id. */
export const { sign: signAlertLink, idOf: alertOfLink } = signedLinks<LinkPurpose>('stock alert')
