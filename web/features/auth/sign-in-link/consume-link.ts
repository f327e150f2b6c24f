export interface SignInLink {
  email: string
  token: string
}

/** The email and token of a mailed link that leads here (`serverUrls.signInLink`). Both are removed from the address and the history. */
export function consumeSignInLink(): SignInLink | null {
  const sent = new URLSearchParams(window.location.hash.slice(1))
  const [email, token] = [sent.get('email'), sent.get('link')]
  if (!email || !token) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return { email, token }
}
