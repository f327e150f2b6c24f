import { minor } from '#contract/currency.ts'
import { join } from 'node:path'
import { settingNames } from '#contract/admin/setting-list.ts'
import type { Locale } from '#contract/locales.ts'
import type { ShopLogo } from '#contract/logo.ts'
import { type ShopUnits, unitsOf } from '#contract/units.ts'
import { isLoopback } from './config/loopback.ts'
import { toFeedConfig } from './config/content.ts'
import { networkMatcher } from './config/network-matcher.ts'
import { toMediaConfig } from './config/media.ts'
import { messageOf } from './config/messages.ts'
import { sensitive, type Settings, settings } from './config/settings.ts'
import { toSocialConfig } from './config/social.ts'
import { TextOverrides } from './config/text-overrides.ts'
import { missing, contradictions } from './config/contradictions.ts'

type Environment = Record<string, string | undefined>

export type Config = ReturnType<typeof readConfig>

/**
 * The settings as the rest of the application sees them. Fails with one line that names every bad or contradictory value. This is the only
 * code that reads the environment.
 */
export function readConfig(env: Environment = process.env) {
  const given = Object.fromEntries(Object.entries(env).filter(([key, value]) => key in settings.shape && value !== ''))
  const parsed = settings.safeParse(given, { error: messageOf })
  const shown = (name: string) => (sensitive.has(name) ? '' : ` (it is "${shorten(given[name] ?? '')}")`)
  const wrong = parsed.error?.issues.map((i) => `${String(i.path[0])} ${i.message}${shown(String(i.path[0]))}`) ?? []
  const problems = [...wrong, ...missing(given), ...(parsed.success ? contradictions(parsed.data) : [])]
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('; '))
  return toConfig(parsed.data, ownerSettings(given))
}

/** The beginning of a value, so that a message stays readable. */
const shorten = (value: string): string => (value.length > 80 ? `${value.slice(0, 80)}…` : value)

/** The languages that the shop offers; the first is used for URLs without a language prefix. */
const localesOf = ({ LOCALE, LOCALES }: Settings): readonly [Locale, ...Locale[]] => [LOCALES[0] ?? LOCALE, ...LOCALES.slice(1)]

/** The logo of each theme. A logo for one theme is used for both if the other has none. */
function logoOf({ SHOP_LOGO, SHOP_LOGO_DARK }: Settings): ShopLogo | undefined {
  const [light, dark] = [SHOP_LOGO ?? SHOP_LOGO_DARK, SHOP_LOGO_DARK ?? SHOP_LOGO]
  return light && dark && { light, dark }
}

/** The configured units, or those that are usual in the shop's country. */
function unitsIn({ WEIGHT_UNIT, LENGTH_UNIT, COUNTRIES }: Settings): ShopUnits {
  const { weight, length } = unitsOf(COUNTRIES[0] ?? '')
  return { weight: WEIGHT_UNIT ?? weight, length: LENGTH_UNIT ?? length }
}

/** The host name in the shop's URLs. Passkeys are bound to names, not addresses, so a loopback address becomes localhost. */
function nameOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * The settings of the owner that the environment sets: the environment takes precedence. Amounts and units are read with the currency and
 * the countries, so these belong to them.
 */
const ownerSettings = (given: Environment): Record<string, string | undefined> =>
  Object.fromEntries(
    [...settingNames, 'CURRENCY_NAME', 'COUNTRIES'].filter((name) => given[name] !== undefined).map((name) => [name, given[name]]),
  )

/** Facts that several groups of settings depend on. */
interface Place {
  origin: string
  /** The shop runs on a developer's machine: nobody else can reach it by its address, its name or through a proxy. */
  local: boolean
}

function placeOf(s: Settings): Place {
  const origin = s.ORIGIN ?? `http://${nameOf(s.HOST)}:${s.PORT}`
  return { origin, local: isLoopback(s.HOST) && isLoopback(new URL(origin).hostname) && s.TRUSTED_PROXY.length === 0 }
}

function toConfig(s: Settings, given: Record<string, string | undefined>) {
  const place = placeOf(s)
  return {
    /** The owner's settings that the environment sets, and how often the owner's settings have changed since the start. */
    given,
    revision: 0,
    /** Staff's own wording for sentences in mails. */
    mailTexts: new TextOverrides(),
    ...serverConfig(s, place),
    ...accessConfig(s),
    ...observabilityConfig(s, place),
    ...contentConfig(s, place),
    ...modesConfig(s, place),
    ...shopConfig(s),
    ...salesConfig(s),
    ...messagingConfig(s),
    searchIndexes: { products: s.SEARCH_PRODUCT_INDEX, people: s.SEARCH_PEOPLE_INDEX, clubs: s.SEARCH_CLUB_INDEX },
    social: toSocialConfig(s),
  }
}

/** Settings of the process, its address and its connections. */
const serverConfig = (s: Settings, { origin, local }: Place) => ({
  process: s.PROCESS,
  host: s.HOST,
  port: s.PORT,
  origin,
  /** The prefix of page URLs: the origin, followed by a language prefix in a configuration made by `configForLocale`. */
  pages: origin,
  databaseUrl: s.DATABASE_URL,
  databasePool: s.DATABASE_POOL,
  connections: s.MAX_CONNECTIONS,
  // On a loopback address all clients come through a proxy on this machine, or run on it.
  connectionsPerClient: s.MAX_CONNECTIONS_PER_CLIENT ?? (isLoopback(s.HOST) ? s.MAX_CONNECTIONS : 200),
  shutdownDelayMs: 1000 * (s.SHUTDOWN_DELAY ?? (local ? 0 : 5)),
  signingSecret: s.SECRET,
})

/** Settings of access and rate limits. */
const accessConfig = (s: Settings) => ({
  /** The proxies whose X-Forwarded-For is trusted. */
  trustedProxies: s.TRUSTED_PROXY,
  /** Whether a client is exempt from the limits on reads and guest orders. */
  isExemptFromLimits: networkMatcher(s.RATE_LIMIT_EXEMPT),
  /** The addresses that staff may work from, and the hours of inactivity after which a staff session ends. */
  admin: {
    isAllowed: s.ADMIN_ADDRESSES.length === 0 ? () => true : networkMatcher(s.ADMIN_ADDRESSES),
    sessionHours: s.ADMIN_SESSION_HOURS,
    /** Whether staff permissions need a second factor. No setting turns it off: only `npm start` does, for the demo (decision 12). */
    needsSecondFactor: true,
  },
  /** The origins, besides our own, whose pages may call the API from a browser. */
  corsOrigins: s.CORS_ORIGINS,
})

const observabilityConfig = (s: Settings, { local }: Place) => ({
  // In production each request is logged as one line (info); a developer's terminal shows only what needs attention.
  logLevel: s.LOG_LEVEL ?? (local ? 'warn' : 'info'),
  /** Where Prometheus reads the metrics; null if they aren't served. */
  metrics: s.METRICS_PORT === undefined ? null : { host: s.METRICS_HOST, port: s.METRICS_PORT },
  /** Where OpenTelemetry spans are sent; null if tracing is off. */
  tracing: s.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
})

/** Settings of files: pictures, page texts, articles. */
const contentConfig = (s: Settings, { local }: Place) => ({
  dataDir: s.DATA_DIR,
  mediaDir: s.MEDIA_DIR ?? join(s.DATA_DIR, 'media'),
  /** The bucket that stores uploaded pictures instead of `mediaDir`; null if they are stored in `mediaDir`. */
  s3: toMediaConfig(s),
  /** Page texts and articles. On a developer's machine a changed file shows right away. */
  contentDir: s.CONTENT_DIR ?? join(import.meta.dirname, '../content'),
  /** Whether these are the owner's own files. */
  hasOwnContent: s.CONTENT_DIR !== undefined,
  watchContent: local,
  blogFeed: toFeedConfig(s),
  publishDate: s.PUBLISH_DATE,
})

/** Settings of the shop's content and visibility. */
const modesConfig = (s: Settings, { local }: Place) => ({
  local,
  /** Whether demo products, accounts and the demo sign-in provider are allowed. Their passwords are public. */
  demo: local && s.DATABASE_URL === undefined,
  /** Whether messages can be read at /dev/outbox: only on a developer's machine, if no message is really sent. */
  outbox: local && !s.SMTP_URL && !s.TWILIO_ACCOUNT_SID,
  // The style guide is there on a developer's machine; a shop on a public address shows it only with STYLEGUIDE=on.
  styleguide: s.STYLEGUIDE === undefined ? local : s.STYLEGUIDE === 'on',
  isWaitlistForced: s.WAITLIST,
  showProducts: s.SHOW_PRODUCTS,
  maintenance: { isOn: s.MAINTENANCE, text: s.MAINTENANCE_TEXT },
})

const shopConfig = (s: Settings) => ({
  shop: {
    name: s.SHOP_NAME,
    logo: logoOf(s),
    supportEmail: s.SUPPORT_EMAIL,
    /** The language of the response; the first one offered if the request doesn't name one. */
    locale: localesOf(s)[0],
    countries: s.COUNTRIES,
    units: unitsIn(s),
    currency: { name: s.CURRENCY_NAME, language: s.CURRENCY_LANGUAGE ?? localesOf(s)[0], style: s.CURRENCY_STYLE },
  },
  locales: localesOf(s),
  /** The logos as configured; `shop.logo` is the one that is shown. */
  logos: { light: s.SHOP_LOGO, dark: s.SHOP_LOGO_DARK },
  /** The seller on invoices. */
  seller: { name: s.SELLER_NAME ?? s.SHOP_NAME, address: s.SELLER_ADDRESS, taxId: s.SELLER_TAX_ID },
})

/** An amount in minor units. `fallback` is the default, already in minor units. */
const amountOr = (s: Settings, amount: number | undefined, fallback: number): number =>
  amount === undefined ? fallback : minor(amount, s.CURRENCY_NAME)

/** Settings of shipping, payment, and everything after an order. */
const salesConfig = (s: Settings) => ({
  shipping: {
    standard: amountOr(s, s.SHIPPING_STANDARD, 490),
    express: amountOr(s, s.SHIPPING_EXPRESS, 1490),
    freeFrom: amountOr(s, s.SHIPPING_FREE_FROM, 7500),
    timeZone: s.SHIPPING_TIME_ZONE,
  },
  payment: {
    cod: s.PAYMENT_COD,
    codMax: amountOr(s, s.PAYMENT_COD_MAX, 50_000),
    points: s.PAYMENT_POINTS,
    card: s.STRIPE_SECRET_KEY && s.STRIPE_WEBHOOK_SECRET ? cardConfig(s, s.STRIPE_SECRET_KEY, s.STRIPE_WEBHOOK_SECRET) : null,
  },
  /** Undefined if gift cards never expire. */
  giftCards: { expireMonths: s.GIFT_CARD_EXPIRE_MONTHS },
  points: {
    perUnit: s.POINTS_PER_UNIT,
    forReview: 10,
    perUnitWorth: s.POINTS_WORTH,
    expireMonths: s.POINTS_EXPIRE_MONTHS,
    community:
      s.POINTS_COMMUNITY_DAY === 0 ? null : { ...communityPoints, dayMax: s.POINTS_COMMUNITY_DAY, totalMax: s.POINTS_COMMUNITY_TOTAL },
  },
  /** The return and withdrawal periods in days after delivery, and the address that returns are sent to. */
  returns: { days: s.RETURN_DAYS, withdrawalDays: s.WITHDRAWAL_DAYS, address: s.RETURN_ADDRESS ?? null },
  orderNumbers: { ...s.ORDER_NUMBER_FORMAT, start: s.ORDER_NUMBER_START },
  guestStockShare: s.GUEST_STOCK_SHARE,
  offersGiftWrap: s.GIFT_WRAP,
  /** What gift wrap costs per order, offered or promised before; 0 if it's free. */
  giftWrap: { price: amountOr(s, s.GIFT_WRAP_PRICE, 0), taxClass: s.GIFT_WRAP_TAX_CLASS },
  /** How many days after delivery the buyer is asked for reviews; 0 means never. */
  reviewRequestDays: s.REVIEW_REQUEST_DAYS,
  /** How many hours after the last change customers who opted in are reminded of their cart; 0 means never. */
  cartReminderHours: s.CART_REMINDER_HOURS,
})

const messagingConfig = (s: Settings) => ({
  otpMinutes: s.OTP_MINUTES,
  mail: s.SMTP_URL && s.MAIL_FROM ? { server: s.SMTP_URL, from: s.MAIL_FROM, ca: s.SMTP_CA } : null,
  sms:
    s.TWILIO_ACCOUNT_SID && s.TWILIO_AUTH_TOKEN && s.TWILIO_FROM
      ? { api: s.TWILIO_API, account: s.TWILIO_ACCOUNT_SID, token: s.TWILIO_AUTH_TOKEN, from: s.TWILIO_FROM }
      : null,
})

/** Points for a post, a comment on another member's post and a better record, and how many of each count per day. */
const communityPoints = { post: { points: 5, aDay: 1 }, comment: { points: 1, aDay: 5 }, record: { points: 10, aDay: 1 } }

/** The connection to Stripe. */
export interface CardConfig {
  secretKey: string
  webhookSecret: string
  /** The URL of a server to use instead of Stripe's; null for Stripe itself. */
  api: string | null
}

const cardConfig = ({ STRIPE_API: api }: Settings, secretKey: string, webhookSecret: string): CardConfig => ({
  secretKey,
  webhookSecret,
  api: api ?? null,
})
