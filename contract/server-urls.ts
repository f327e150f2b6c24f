import { withQuery } from './urls.ts'

/** URLs that only the server generates: in mails, forms, redirects and documents. Kept separate, so that pages don't load them. */
export const serverUrls = {
  contactUs: () => '/contact-us',
  contactSent: () => '/contact?sent=1',
  /** The target of an invite link. */
  clubInvite: (token: string) => `/clubs/invite/${token}`,
  groupInvite: (token: string) => `/groups/invite/${token}`,
  /** For mails of stock alerts. The token is in the fragment, which browsers don't send to servers. */
  stockAlert: (purpose: 'confirm' | 'unsubscribe', token: string) => `/stock-alert#${new URLSearchParams({ [purpose]: token })}`,
  /** The PDF of an order's invoice, by default the newest; `token` is that of the order's signed link. */
  invoice: (order: string, token: string, number?: string) =>
    withQuery(`/api/user/orders/${order}/invoice`, new URLSearchParams({ token, ...(number !== undefined && { number }) })),
  creditNote: (order: string, number: string, token: string) =>
    withQuery(`/api/user/orders/${order}/credit-notes/${number}`, new URLSearchParams({ token })),
  /** The file of a started download; `token` is a temporary signature. */
  download: (id: string, token: string) => withQuery(`/download/${id}`, new URLSearchParams({ token })),
  /** The target of the unsubscribe link in review requests; one button there ends these emails. */
  unsubscribeReviews: (token: string) => withQuery('/reviews/unsubscribe', new URLSearchParams({ token })),
  /** The target of links in the newsletter, and of its forms. One button there does what the link says. */
  newsletter: (query: { confirm?: string; unsubscribe?: string; state?: string } = {}) =>
    withQuery('/newsletter', new URLSearchParams(query)),
  /** Sets a new password with a reset token, which is in the fragment: browsers don't send it to servers. */
  resetPassword: (email: string, token: string) => `/account/forgot-password#${new URLSearchParams({ email, token })}`,
  /** Signs in the browser that requested it. The token is in the fragment, which browsers don't send to servers. */
  signInLink: (email: string, token: string) => `/account/sign-in#${new URLSearchParams({ email, link: token })}`,
  /** The page after a social sign-in: with a social session to read, or with the code of a refusal. */
  socialBack: (provider: string, { next, failure }: { next?: string | undefined; failure?: string }) =>
    withQuery('/account/sign-in', new URLSearchParams({ social: provider, ...(failure && { failure }), ...(next && { next }) })),
  /** The page where linking began, after it ended. */
  linkedBack: (page: string, provider: string, failure?: string) => withMore(page, { linked: provider, ...(failure && { failure }) }),
} as const

function withMore(page: string, more: Record<string, string>): string {
  const [path = '', hash] = page.split('#')
  const text = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`
  return hash === undefined ? text : `${text}#${hash}`
}
