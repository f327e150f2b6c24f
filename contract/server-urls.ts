import { withQuery } from './urls.ts'

/** Addresses that only the server leads to: from mails, forms, providers and documents. Kept apart, so that pages don't carry them. */
export const serverUrls = {
  contactUs: () => '/contact-us',
  contactSent: () => '/contact?sent=1',
  /** Where the link of an invite leads. */
  clubInvite: (token: string) => `/clubs/invite/${token}`,
  /** From the mails of stock alerts. The token is after the `#`, which browsers send to nobody. */
  stockAlert: (purpose: 'confirm' | 'unsubscribe', token: string) => `/stock-alert#${new URLSearchParams({ [purpose]: token })}`,
  /** The PDF of an order's invoice, the newest one unless it's named; `token` is that of its signed link. */
  invoice: (order: string, token: string, number?: string) =>
    withQuery(`/api/user/orders/${order}/invoice`, new URLSearchParams({ token, ...(number !== undefined && { number }) })),
  creditNote: (order: string, number: string, token: string) =>
    withQuery(`/api/user/orders/${order}/credit-notes/${number}`, new URLSearchParams({ token })),
  /** The file of a download that was begun; `token` signs it for a while. */
  download: (id: string, token: string) => withQuery(`/download/${id}`, new URLSearchParams({ token })),
  /** Where the link in an email leads that asks for reviews; one button there ends such emails. */
  unsubscribeReviews: (token: string) => withQuery('/reviews/unsubscribe', new URLSearchParams({ token })),
  /** Where the links of emails with news and offers lead, and the forms that ask for them. One button there does what the link says. */
  newsletter: (query: { confirm?: string; unsubscribe?: string; state?: string } = {}) =>
    withQuery('/newsletter', new URLSearchParams(query)),
  /** Sets a new password with a reset token. After the `#`, which browsers send to nobody. */
  resetPassword: (email: string, token: string) => `/account/forgot-password#${new URLSearchParams({ email, token })}`,
  /** Signs in the browser that asked for it. After the `#`, which browsers send to nobody. */
  signInLink: (email: string, token: string) => `/account/sign-in#${new URLSearchParams({ email, link: token })}`,
  /** Where one comes back to: with a social session to take, or with the code of a refusal. */
  socialBack: (provider: string, { next, failure }: { next?: string | undefined; failure?: string }) =>
    withQuery('/account/sign-in', new URLSearchParams({ social: provider, ...(failure && { failure }), ...(next && { next }) })),
  /** Back from linking, to the page that began it. */
  linkedBack: (page: string, provider: string, failure?: string) => withMore(page, { linked: provider, ...(failure && { failure }) }),
} as const

function withMore(page: string, more: Record<string, string>): string {
  const [path = '', hash] = page.split('#')
  const text = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(more)}`
  return hash === undefined ? text : `${text}#${hash}`
}
