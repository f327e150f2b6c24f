import { isExact, minor } from '#contract/currency.ts'
import { join } from 'node:path'
import { settingNames } from '#contract/admin/setting-list.ts'
import type { Locale } from '#contract/locales.ts'
import type { ShopLogo } from '#contract/logo.ts'
import { type ShopUnits, unitsOf } from '#contract/units.ts'
import { isLoopback, isWildcard } from './config/loopback.ts'
import { toFeedConfig } from './config/content.ts'
import { networkMatcher } from './config/exempt.ts'
import { toMediaConfig } from './config/media.ts'
import { requiredTogether, requires, sensitive, type Settings, settings } from './config/settings.ts'
import { toSocialConfig } from './config/social.ts'
import { TextOverrides } from './config/text-overrides.ts'

type Environment = Record<string, string | undefined>

export type Config = ReturnType<typeof readConfig>

/**
 * The settings as the rest of the application sees them. Fails with one line that names every bad or contradictory value.
 * The only reader of the environment.
 */
export function readConfig(env: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''))
  const parsed = settings.safeParse(given)
  const shown = (name: string) => (sensitive.has(name) ? '' : ` (it is "${given[name] ?? ''}")`)
  const wrong = parsed.error?.issues.map((i) => `${String(i.path[0])} ${i.message}${shown(String(i.path[0]))}`) ?? []
  const problems = [...wrong, ...missing(given), ...(parsed.success ? contradictions(parsed.data) : [])]
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('; '))
  return toConfig(parsed.data, ofOwner(given))
}

function missing(given: Environment): string[] {
  const isGiven = (name: string) => given[name] !== undefined
  const needed = (name: string, by: string) => `${name} is needed with ${by}`
  return [
    ...requiredTogether.flatMap((names) => {
      const by = names.find(isGiven)
      return by === undefined ? [] : names.filter((name) => !isGiven(name)).map((name) => needed(name, by))
    }),
    ...requires.filter(([by, name]) => isGiven(by) && !isGiven(name)).map(([by, name]) => needed(name, by)),
  ]
}

/** The languages that the shop offers, the first for addresses without a prefix. */
const localesOf = ({ LOCALE, LOCALES }: Settings): readonly [Locale, ...Locale[]] => [LOCALES[0] ?? LOCALE, ...LOCALES.slice(1)]

/** Where there's a picture for one theme, both have it. */
function logoOf({ SHOP_LOGO, SHOP_LOGO_DARK }: Settings): ShopLogo | undefined {
  const [light, dark] = [SHOP_LOGO ?? SHOP_LOGO_DARK, SHOP_LOGO_DARK ?? SHOP_LOGO]
  return light && dark && { light, dark }
}

/** What was chosen, or what is usual where the shop is. */
function unitsIn({ WEIGHT_UNIT, LENGTH_UNIT, COUNTRIES }: Settings): ShopUnits {
  const { weight, length } = unitsOf(COUNTRIES[0] ?? '')
  return { weight: WEIGHT_UNIT ?? weight, length: LENGTH_UNIT ?? length }
}

function contradictions(s: Settings): string[] {
  return [
    s.ORIGIN === undefined && isWildcard(s.HOST) && `ORIGIN is needed with HOST=${s.HOST}: say what browsers call the shop by`,
    ...inexact(s),
    s.LOCALES.length > 0 && new Set(s.LOCALES).size < s.LOCALES.length && 'LOCALES names a language twice',
    s.METRICS_PORT && s.METRICS_PORT === s.PORT && s.PROCESS !== 'worker' && 'METRICS_PORT is the same as PORT',
  ].filter((problem) => typeof problem === 'string')
}

/** Amounts with more decimals than the shop's currency has. */
const inexact = (s: Settings): string[] =>
  (['SHIPPING_STANDARD', 'SHIPPING_EXPRESS', 'SHIPPING_FREE_FROM', 'PAYMENT_COD_MAX'] as const)
    .filter((name) => s[name] !== undefined && !isExact(s[name], s.CURRENCY_NAME))
    .map((name) => `${name} is not an amount in ${s.CURRENCY_NAME} (it is "${s[name]}")`)

/** How a browser is to call it: passkeys belong to names, so a loopback address goes by its own. */
function nameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** What the environment says of the settings that an owner may change: it wins over what they set. */
const ofOwner = (given: Environment): Record<string, string | undefined> =>
  Object.fromEntries(settingNames.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]))

function toConfig(s: Settings, given: Record<string, string | undefined>) {
  const origin = s.ORIGIN ?? `http://${nameOf(s.HOST)}:${s.PORT}`
  const units = (amount: number | undefined, usual: number): number => (amount === undefined ? usual : minor(amount, s.CURRENCY_NAME))
  const local = isLoopback(s.HOST) && isLoopback(new URL(origin).hostname) && s.TRUSTED_PROXY.length === 0
  return {
    host: s.HOST,
    port: s.PORT,
    dataDir: s.DATA_DIR,
    mediaDir: s.MEDIA_DIR ?? join(s.DATA_DIR, 'media'),
    /** Texts of pages and articles; on one's own machine a change shows at once. */
    contentDir: s.CONTENT_DIR ?? join(import.meta.dirname, '../content'),
    watchContent: local,
    blogFeed: toFeedConfig(s),
    publishDate: s.PUBLISH_DATE,
    isWaitlistForced: s.WAITLIST,
    showProducts: s.SHOW_PRODUCTS,
    maintenance: { isOn: s.MAINTENANCE, text: s.MAINTENANCE_TEXT },
    /** What the environment says of the owner's settings, and how often those were changed since the start. */
    given,
    revision: 0,
    /** What staff wrote in place of the sentences of mails. */
    mailTexts: new TextOverrides(),
    /** Where uploaded pictures lie instead of `mediaDir`; null: there. */
    s3: toMediaConfig(s),
    databaseUrl: s.DATABASE_URL,
    databasePool: s.DATABASE_POOL,
    connections: s.MAX_CONNECTIONS,
    // On a loopback address everybody comes through a proxy of this machine, or is at home here.
    connectionsPerClient: s.MAX_CONNECTIONS_PER_CLIENT ?? (isLoopback(s.HOST) ? s.MAX_CONNECTIONS : 200),
    shutdownDelayMs: 1000 * (s.SHUTDOWN_DELAY ?? (local ? 0 : 5)),
    process: s.PROCESS,
    origin,
    /** What the paths of pages follow, in the language that is asked for. */
    pages: origin,
    /** Whose word on where a request came from (X-Forwarded-For) is taken. */
    trustedProxies: s.TRUSTED_PROXY,
    /** Whether a client's reads and guest orders go unlimited. */
    isExemptFromLimits: networkMatcher(s.RATE_LIMIT_EXEMPT),
    /** From which addresses staff may work, and how many hours after its last use a session of theirs ends. */
    admin: {
      isAllowed: s.ADMIN_ADDRESSES.length === 0 ? () => true : networkMatcher(s.ADMIN_ADDRESSES),
      sessionHours: s.ADMIN_SESSION_HOURS,
    },
    /** Whose pages may call the API from a browser, besides our own. */
    corsOrigins: s.CORS_ORIGINS,
    signingSecret: s.SECRET,
    // In production each request is a line (info); a developer's terminal shows what needs attention.
    logLevel: s.LOG_LEVEL ?? (local ? 'warn' : 'info'),
    /** Where Prometheus reads the measures; null: nowhere. */
    metrics: s.METRICS_PORT === undefined ? null : { host: s.METRICS_HOST, port: s.METRICS_PORT },
    /** Where OpenTelemetry's spans are sent; null: they aren't made. */
    tracing: s.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    /** On one's own machine: nobody else can reach it, by its address, its name or through a proxy. */
    local,
    /** Whether the demo's products, accounts and sign-in provider may be there: their passwords are published. */
    demo: local && s.DATABASE_URL === undefined,
    /** Whether messages can be read at /dev/outbox: on one's own machine, where none leaves it. */
    outbox: local && !s.SMTP_URL && !s.TWILIO_ACCOUNT_SID,
    // Where we develop and try things out there it is; a shop on a public address shows it only when asked to.
    styleguide: s.STYLEGUIDE === undefined ? local : s.STYLEGUIDE === 'on',
    shop: {
      name: s.SHOP_NAME,
      logo: logoOf(s),
      supportEmail: s.SUPPORT_EMAIL,
      /** The language of what is being answered; the first one offered where that isn't said. */
      locale: localesOf(s)[0],
      countries: s.COUNTRIES,
      units: unitsIn(s),
      currency: { name: s.CURRENCY_NAME, language: s.CURRENCY_LANGUAGE, style: s.CURRENCY_STYLE },
    },
    locales: localesOf(s),
    /** The pictures as they were chosen; `shop.logo` is what is shown. */
    logos: { light: s.SHOP_LOGO, dark: s.SHOP_LOGO_DARK },
    /** Who sells, as invoices say it. */
    seller: { name: s.SELLER_NAME ?? s.SHOP_NAME, address: s.SELLER_ADDRESS, taxId: s.SELLER_TAX_ID },
    shipping: {
      standard: units(s.SHIPPING_STANDARD, 490),
      express: units(s.SHIPPING_EXPRESS, 1490),
      freeFrom: units(s.SHIPPING_FREE_FROM, 7500),
      timeZone: s.SHIPPING_TIME_ZONE,
    },
    payment: {
      cod: s.PAYMENT_COD,
      codMax: units(s.PAYMENT_COD_MAX, 50_000),
      points: s.PAYMENT_POINTS,
      card: s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET ? cardConfig(s, s.STRIPE_SECRET_KEY, s.STRIPE_WEBHOOK_SECRET) : null,
    },
    /** Undefined: they never expire. */
    giftCards: { expireMonths: s.GIFT_CARD_EXPIRE_MONTHS },
    points: {
      perUnit: s.POINTS_PER_UNIT,
      forReview: 10,
      perUnitWorth: s.POINTS_WORTH,
      expireMonths: s.POINTS_EXPIRE_MONTHS,
      community:
        s.POINTS_COMMUNITY_DAY === 0 ? null : { ...communityPoints, dayMax: s.POINTS_COMMUNITY_DAY, totalMax: s.POINTS_COMMUNITY_TOTAL },
    },
    /** Days after delivery, and where to send what goes back. */
    returns: { days: s.RETURN_DAYS, withdrawalDays: s.WITHDRAWAL_DAYS, address: s.RETURN_ADDRESS ?? null },
    orderNumbers: { ...s.ORDER_NUMBER_FORMAT, start: s.ORDER_NUMBER_START },
    guestStockShare: s.GUEST_STOCK_SHARE,
    searchIndexes: { products: s.SEARCH_PRODUCT_INDEX, people: s.SEARCH_PEOPLE_INDEX, clubs: s.SEARCH_CLUB_INDEX },
    /** How many days after delivery the buyer is asked for reviews; 0: never. */
    reviewRequestDays: s.REVIEW_REQUEST_DAYS,
    otpMinutes: s.OTP_MINUTES,
    mail: s.SMTP_URL && s.MAIL_FROM ? { server: s.SMTP_URL, from: s.MAIL_FROM, ca: s.SMTP_CA } : null,
    sms:
      s.TWILIO_ACCOUNT_SID && s.TWILIO_AUTH_TOKEN && s.TWILIO_FROM
        ? { api: s.TWILIO_API, account: s.TWILIO_ACCOUNT_SID, token: s.TWILIO_AUTH_TOKEN, from: s.TWILIO_FROM }
        : null,
    social: toSocialConfig(s),
  }
}

/** What a post, a comment on another's, and a better record earn, and how many of each in a day. */
const communityPoints = { post: { points: 5, aDay: 1 }, comment: { points: 1, aDay: 5 }, record: { points: 10, aDay: 1 } }

/** What Stripe is reached with. */
export interface CardConfig {
  secretKey: string
  webhookSecret: string
  /** Instead of Stripe's own. */
  api: string | null
}

const cardConfig = ({ STRIPE_API: api }: Settings, secretKey: string, webhookSecret: string): CardConfig => ({
  secretKey,
  webhookSecret,
  api: api ?? null,
})
