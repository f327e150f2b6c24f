import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { isLoopback } from './loopback.ts'

const text = z.string().min(1).max(4000).optional()
const issuer = (fallback: string) =>
  z
    .url()
    .refine((url) => {
      const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
      return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
    }, 'is neither an https:// address nor one of this machine')
    .transform((url) => url.replace(/\/$/, ''))
    .default(fallback)

function isP256Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** The settings of social sign-in; a provider is offered when all of its settings are given. */
export const socialSettings = {
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_ISSUER: issuer('https://www.facebook.com'),
  APPLE_CLIENT_ID: text,
  APPLE_TEAM_ID: text,
  APPLE_KEY_ID: text,
  /** PEM (PKCS 8); line ends may be written as `\n`. */
  APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll('\\n', '\n'))
    .refine(isP256Key, 'is not a private key on P-256 in PEM')
    .optional(),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
}

type Social = z.output<z.ZodObject<typeof socialSettings>>

export interface ClientConfig {
  clientId: string
  clientSecret: string
  issuer: string
}
export interface AppleConfig {
  clientId: string
  teamId: string
  keyId: string
  privateKey: string
  issuer: string
}
/** The shop's OAuth clients by provider; null for a provider that isn't configured and therefore not offered. */
export interface SocialConfig {
  google: ClientConfig | null
  facebook: ClientConfig | null
  apple: AppleConfig | null
}

/** Setting only some of a provider's settings is a mistake. */
export const socialRequiredTogether = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
] as const
export const socialSecrets = ['GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_SECRET', 'APPLE_PRIVATE_KEY'] as const

export function toSocialConfig(s: Social): SocialConfig {
  const client = (clientId: string | undefined, clientSecret: string | undefined, url: string): ClientConfig | null =>
    clientId && clientSecret ? { clientId, clientSecret, issuer: url } : null
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_PRIVATE_KEY: privateKey } = s
  return {
    google: client(s.GOOGLE_CLIENT_ID, s.GOOGLE_CLIENT_SECRET, s.GOOGLE_ISSUER),
    facebook: client(s.FACEBOOK_CLIENT_ID, s.FACEBOOK_CLIENT_SECRET, s.FACEBOOK_ISSUER),
    apple: clientId && teamId && keyId && privateKey ? { clientId, teamId, keyId, privateKey, issuer: s.APPLE_ISSUER } : null,
  }
}
