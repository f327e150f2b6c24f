import { signedLinks } from '#server/http/signed-links.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The signed links in waitlist mails, for the entry with an id. */
export const { sign: signLink, idOf: idOfLink } = signedLinks<LinkPurpose>('waitlist')
