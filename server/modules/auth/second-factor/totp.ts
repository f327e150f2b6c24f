const seconds = 30
const window = 1

/** What an app is told: the secret as text, and the address that the picture holds. */
export async function describeSecret(secret: string, account: string, shop: string): Promise<{ uri: string; qr: string }> {
  const [{ TOTP }, { renderSVG }] = await Promise.all([import('otpauth'), import('uqr')])
  const uri = new TOTP({ issuer: shop, label: account, secret, period: seconds }).toString()
  return { uri, qr: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/** A fresh secret of 160 bits, in base32. */
export async function makeSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** The half minute that a code belongs to, counted from 1970; null for a wrong one. One before and one after the present is forgiven. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth')
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), period: seconds, timestamp: now.getTime(), window })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / seconds) + delta
}
