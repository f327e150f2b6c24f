import { z } from 'zod'

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
  ORIGIN: z.url().optional(),
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
  STYLEGUIDE: z.enum(['on', 'off']).optional(),
})

export type Config = ReturnType<typeof readConfig>

/**
 * The settings as the rest of the house sees them. Fails with one line that names every bad value.
 * The only reader of the environment.
 */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const known = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''))
  const parsed = settings.safeParse(known)
  // What may hold a password is not repeated: the line ends up on screens and in logs.
  const shown = (name: string) => (name === 'SECRET' || name === 'DATABASE_URL' ? '' : ` (it is "${known[name] ?? ''}")`)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((i) => `${String(i.path[0])} ${i.message}${shown(String(i.path[0]))}`).join('; '))
  }
  return arrange(parsed.data)
}

function arrange(s: z.output<typeof settings>) {
  const loopback = s.HOST === 'localhost' || s.HOST === '::1' || /^127(\.\d+){3}$/.test(s.HOST)
  return {
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    origin: s.ORIGIN ?? `http://${s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST}:${s.PORT}`,
    secret: s.SECRET,
    logLevel: s.LOG_LEVEL,
    loopback,
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
  }
}
