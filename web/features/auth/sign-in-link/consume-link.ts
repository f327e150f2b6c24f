export interface SignInLink {
  email: string
  token: string
}

/** Reads the email and token of the mailed link (`serverUrls.signInLink`), and removes both from the address bar and the history. */
export function consumeSignInLink(): SignInLink | null {
  const sent = new URLSearchParams(window.location.hash.slice(1))
  const [email, token] = [sent.get('email'), sent.get('link')]
  if (!email || !token) return null
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  return { email, token }
}
