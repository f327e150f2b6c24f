export interface ResetLink {
  email: string
  token: string
}

/** The email and reset token of a link that leads here (`serverUrls.resetPassword`). Both are removed from the address and the history. */
export function consumeResetLink(): ResetLink | null {
  const sent = new URLSearchParams(window.location.hash.slice(1))
  const [email, token] = [sent.get('email'), sent.get('token')]
  if (!email || !token) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return { email, token }
}
