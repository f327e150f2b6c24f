import { signedLinks } from '#server/http/signed-links.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The signed links in waitlist mails, for the subscriber with an id. */
export const { sign: signLink, idOf: idOfLink } = signedLinks<LinkPurpose>('waitlist')
