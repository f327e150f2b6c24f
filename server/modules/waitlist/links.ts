import { signedLinks } from '#server/http/signed-links.ts'

export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The links of the waitlist's mails, for the subscriber with an id. */
export const { sign: signLink, idOf: idOfLink } = signedLinks<LinkPurpose>('waitlist')
