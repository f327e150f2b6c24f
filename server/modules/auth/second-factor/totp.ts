/** The period of time-based one-time passwords (RFC 6238), as authenticator apps use it. */
const periodSeconds = 30
/** The number of periods accepted before and after the current one, as clocks differ. */
const window = 1

/** A secret for an authenticator app to scan: its `otpauth:` address as text and as a QR code (SVG). */
export async function describeSecret(secret: string, account: string, shop: string): Promise<{ uri: string; qr: string }> {
  const [{ TOTP }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')])
  const uri = new TOTP({ issuer: shop, label: account, secret, period: periodSeconds }).toString()
  return { uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/** A new secret of 160 bits, in base32. */
export async function createSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** The time step (half minutes since 1970) of a code; null for a wrong one. */
export async function timeStepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth')
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period: periodSeconds, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta
}
