import { isIP } from 'node:net'
import { z } from 'zod'
import { isLoopback } from './config/loopback.ts'
import { toSocialConfig, socialSecrets, socialSettings, socialRequiredTogether } from './config/social.ts'

const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((s) =>
      s
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  return version > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
}
const whole = (min: number, max: number, fallback: number) =>
  z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.int().min(min).max(max)).default(fallback)
const amount = (fallback: number) =>
  z
    .string()
    .regex(/^\d+(\.\d{1,2})?$/, 'is not an amount like 4.90')
    .transform((s) => Math.round(Number(s) * 100))
    .default(fallback)

/** Every setting, its check and its default. Amounts are typed in major units and kept in integer minor units. */
const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65535, 3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
    .optional(),
  DATABASE_POOL: whole(1, 100, 10),
  /** What this process does: answer requests, run background jobs, or both. */
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  ORIGIN: z.url().optional(),
  TRUSTED_PROXY: list('').pipe(z.array(z.string().refine(isNetwork, 'is not a list of addresses or networks like 10.0.0.1,10.1.0.0/16'))),
  SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  SHOP_NAME: z.string().min(1).max(40).default('Gymfolk'),
  SUPPORT_EMAIL: z.email().default('help@gymfolk.example'),
  LOCALE: z.enum(['en', 'bn']).default('en'),
  CURRENCY_NAME: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is not a currency code like USD')
    .default('USD'),
  CURRENCY_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/)
    .default('en'),
  CURRENCY_STYLE: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('IN'),
  COUNTRIES: list('US,CA,GB,IE,DE,FR,NL,BE,AT,CH,ES,IT,PT,DK,SE,NO,FI,PL,AU,NZ,IN,BD,SG,AE'),
  SHIPPING_STANDARD: amount(490),
  SHIPPING_EXPRESS: amount(1490),
  SHIPPING_FREE_FROM: amount(7500),
  PAYMENT_COD: z
    .enum(['on', 'off'])
    .default('on')
    .transform((s) => s === 'on'),
  OTP_MINUTES: whole(1, 60, 5),
  /** smtp:// asks for TLS unless the server is on this machine; smtps:// begins with it. Name and password in it, percent-encoded. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an address like smtp://name:password@mail.example.com:587' })
    .transform((url) => new URL(url))
    .optional(),
  /** A file of certificates (PEM) to trust instead of the usual ones: for a mail server with one of its own. */
  SMTP_CA: z.string().min(1).optional(),
  MAIL_FROM: z.email().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'is not an id like AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_API: z.url().default('https://api.twilio.com'),
  STYLEGUIDE: z.enum(['on', 'off']).optional(),
  ...socialSettings,
})

/** May hold a password, so never repeated in an error: those end up on screens and in logs. */
const sensitive = new Set(['SECRET', 'DATABASE_URL', 'SMTP_URL', 'TWILIO_AUTH_TOKEN', ...socialSecrets])
/** Settings that are needed together: either all of a row or none. */
const requiredTogether = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ...socialRequiredTogether,
] as const

export type Config = ReturnType<typeof readConfig>

/**
 * The settings as the rest of the application sees them. Fails with one line that names every bad value.
 * The only reader of the environment.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const known = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''))
  const parsed = settings.safeParse(known)
  const shown = (name: string) => (sensitive.has(name) ? '' : ` (it is "${known[name] ?? ''}")`)
  const wrong = parsed.error?.issues.map((i) => `${String(i.path[0])} ${i.message}${shown(String(i.path[0]))}`) ?? []
  const problems = [...wrong, ...requiredTogether.flatMap((names) => missing(names, known))]
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('; '))
  return toConfig(parsed.data)
}

function missing(names: readonly string[], known: Record<string, string | undefined>): string[] {
  const given = names.find((name) => known[name] !== undefined)
  return given === undefined ? [] : names.filter((name) => known[name] === undefined).map((name) => `${name} is needed with ${given}`)
}

/** How a browser is to call it: passkeys belong to names, so a loopback address goes by its own. */
function nameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function toConfig(s: z.output<typeof settings>) {
  const loopback = isLoopback(s.HOST)
  return {
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    process: s.PROCESS,
    origin: s.ORIGIN ?? `http://${nameOf(s.HOST)}:${s.PORT}`,
    /** Whose word on where a request came from (X-Forwarded-For) is taken. */
    trustedProxies: s.TRUSTED_PROXY,
    signingSecret: s.SECRET,
    logLevel: s.LOG_LEVEL,
    loopback,
    /** Whether messages can be read at /dev/outbox: on one's own machine, where no mail leaves it. */
    outbox: loopback && !s.SMTP_URL,
    // Where we develop and try things out there it is; a shop on a public address shows it only when asked to.
    styleguide: s.STYLEGUIDE === undefined ? loopback : s.STYLEGUIDE === 'on',
    shop: {
      name: s.SHOP_NAME,
      supportEmail: s.SUPPORT_EMAIL,
      locale: s.LOCALE,
      countries: s.COUNTRIES,
      currency: { name: s.CURRENCY_NAME, language: s.CURRENCY_LANGUAGE, style: s.CURRENCY_STYLE },
    },
    shipping: { standard: s.SHIPPING_STANDARD, express: s.SHIPPING_EXPRESS, freeFrom: s.SHIPPING_FREE_FROM },
    payment: { cod: s.PAYMENT_COD },
    otpMinutes: s.OTP_MINUTES,
    mail: s.SMTP_URL && s.MAIL_FROM ? { server: s.SMTP_URL, from: s.MAIL_FROM, ca: s.SMTP_CA } : null,
    sms:
      s.TWILIO_ACCOUNT_SID && s.TWILIO_AUTH_TOKEN && s.TWILIO_FROM
        ? { api: s.TWILIO_API, account: s.TWILIO_ACCOUNT_SID, token: s.TWILIO_AUTH_TOKEN, from: s.TWILIO_FROM }
        : null,
    social: toSocialConfig(s),
  }
}
