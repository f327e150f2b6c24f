import { z } from 'zod'
import { contentPrerequisites, contentSettings } from './content.ts'
import {
  amount,
  indexName,
  isCountry,
  isCurrency,
  isTimeZone,
  libraryPicture,
  singleLine,
  lines,
  list,
  networks,
  origin,
  origins,
  wholeNumber,
} from './fields.ts'
import { locales } from '#contract/locales.ts'
import { lengthUnits, weightUnits } from '#contract/units.ts'
import { orderNumberFormat } from './order-number.ts'
import { mediaRequiredTogether, mediaPrerequisites, mediaSecrets, mediaSettings } from './media.ts'
import { socialRequiredTogether, socialSecrets, socialSettings } from './social.ts'

/** Every setting, its check and its default; docs/operations/settings.md describes each, which a test checks. */
export const settings = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).default(3000),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'is not a postgres:// address')
    .optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  /** Concurrent connections of browsers and proxies: in total, and per client (its IPv4 address or IPv6 network). */
  MAX_CONNECTIONS: wholeNumber(10, 1_000_000).default(12_000),
  MAX_CONNECTIONS_PER_CLIENT: wholeNumber(1, 1_000_000).optional(),
  /** Seconds between /ready turning 503 and the server closing its port, so that load balancers notice. */
  SHUTDOWN_DELAY: wholeNumber(0, 300).optional(),
  /** What this process does: answer requests, run background jobs, or both. */
  PROCESS: z.enum(['all', 'web', 'worker']).default('all'),
  ORIGIN: origin,
  TRUSTED_PROXY: networks,
  CORS_ORIGINS: origins,
  /** Clients whose reads and guest orders aren't limited: a load test, a monitor. Attempts at passwords and codes always are. */
  RATE_LIMIT_EXEMPT: networks,
  /** Addresses that staff may work from (empty: any), and how long their sessions last without activity. */
  ADMIN_ADDRESSES: networks,
  ADMIN_SESSION_HOURS: wholeNumber(1, 720).default(12),
  SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an http address' }).optional(),
  SHOP_NAME: singleLine(1, 40).default('Gymfolk'),
  /** Pictures of the media library that replace the shop's name, for light and for dark backgrounds. */
  SHOP_LOGO: libraryPicture,
  SHOP_LOGO_DARK: libraryPicture,
  /** Units of displayed weights and lengths; the default is what's usual in the first of COUNTRIES. */
  WEIGHT_UNIT: z.enum(weightUnits).optional(),
  LENGTH_UNIT: z.enum(lengthUnits).optional(),
  SUPPORT_EMAIL: z.email().default('help@gymfolk.example'),
  /** The seller on invoices: legal name, address (lines separated by `|`), and tax number. */
  SELLER_NAME: singleLine(1, 100).optional(),
  SELLER_ADDRESS: lines(6, 100),
  SELLER_TAX_ID: singleLine(0, 60).default(''),
  LOCALE: z.enum(locales).default('en'),
  /** The shop's languages; the first has URLs without a prefix. Defaults to LOCALE alone. */
  LOCALES: list('').pipe(z.array(z.enum(locales, 'is not a list of languages like en,bn'))),
  CURRENCY_NAME: z.string().refine(isCurrency, 'is not a currency code like USD').default('USD'),
  CURRENCY_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/, 'is not a language code like en')
    .optional(),
  CURRENCY_STYLE: z.string().refine(isCountry, 'is not a country code like US').default('IN'),
  COUNTRIES: list('US,CA,GB,IE,DE,FR,NL,BE,AT,CH,ES,IT,PT,DK,SE,NO,FI,PL,AU,NZ,IN,BD,SG,AE').pipe(
    z.array(z.string().refine(isCountry, 'is not a list of country codes like US,GB')).min(1, 'names no country'),
  ),
  SHIPPING_STANDARD: amount,
  SHIPPING_EXPRESS: amount,
  SHIPPING_FREE_FROM: amount,
  /** The time zone of delivery working days and their cut-off times. */
  SHIPPING_TIME_ZONE: z.string().refine(isTimeZone, 'is not a time zone like Europe/Berlin').default('UTC'),
  PAYMENT_COD: z
    .enum(['on', 'off'])
    .default('on')
    .transform((s) => s === 'on'),
  /** Whether orders can be wrapped as gifts, what it costs per order, and the class by which that is taxed. */
  GIFT_WRAP: z
    .enum(['on', 'off'])
    .default('off')
    .transform((s) => s === 'on'),
  GIFT_WRAP_PRICE: amount,
  GIFT_WRAP_TAX_CLASS: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not the code of a tax class')
    .default('standard'),
  /** The highest total of an order that is paid in cash on delivery; 0: any. */
  PAYMENT_COD_MAX: amount,
  /** The share of a variant's stock that unpaid orders of guests may hold, in percent; 100: all of it. */
  GUEST_STOCK_SHARE: wholeNumber(1, 100).default(50),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'is not a key like sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is not a secret like whsec_…')
    .optional(),
  /** The address of Stripe's API, for a fake Stripe; defaults to Stripe itself. */
  STRIPE_API: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_POINTS: z
    .enum(['on', 'off'])
    .default('on')
    .transform((s) => s === 'on'),
  /** Points per whole unit of currency spent, and the number of points worth one unit. */
  POINTS_PER_UNIT: wholeNumber(0, 1000).default(1),
  POINTS_WORTH: wholeNumber(1, 100_000).default(100),
  /** The most points that taking part in the community earns per day and in total; 0 per day disables them. */
  POINTS_COMMUNITY_DAY: wholeNumber(0, 1000).default(20),
  POINTS_COMMUNITY_TOTAL: wholeNumber(1, 1_000_000).default(5000),
  /** Months without a change after which points expire; if not set, they never do. */
  POINTS_EXPIRE_MONTHS: wholeNumber(1, 120).optional(),
  GIFT_CARD_EXPIRE_MONTHS: wholeNumber(1, 240).optional(),
  /**
   * Days after delivery to ask for a return (0: never), and to withdraw from the contract (EU law: 14). Address lines are split at ", ".
   */
  RETURN_DAYS: wholeNumber(0, 365).default(30),
  WITHDRAWAL_DAYS: wholeNumber(0, 365).default(14),
  RETURN_ADDRESS: singleLine(1, 300).optional(),
  /** Days after delivery until a review is requested; 0 sends no request. */
  REVIEW_REQUEST_DAYS: wholeNumber(0, 90).default(7),
  /** Hours after the last change until a cart reminder is sent; 0 sends none. */
  CART_REMINDER_HOURS: wholeNumber(0, 720).default(0),
  /** The format of new order numbers, and the number they continue from. */
  ORDER_NUMBER_FORMAT: orderNumberFormat,
  ORDER_NUMBER_START: wholeNumber(1, 999_999_999).optional(),
  OTP_MINUTES: wholeNumber(1, 60).default(5),
  /**
   * smtp:// requires STARTTLS unless the server is on this machine; smtps:// starts with TLS. The URL has the percent-encoded credentials.
   */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an address like smtp://name:password@mail.example.com:587' })
    .transform((url) => new URL(url))
    .optional(),
  /** A PEM file of CA certificates to trust instead of the usual ones: for a mail server with its own. */
  SMTP_CA: z.string().min(1).optional(),
  MAIL_FROM: z.email().optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'is not an id like AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_API: z.url().default('https://api.twilio.com'),
  /** The names of the search indexes: synonyms, rules and documents belong to one index each. */
  SEARCH_PRODUCT_INDEX: indexName('products'),
  SEARCH_PEOPLE_INDEX: indexName('people'),
  SEARCH_CLUB_INDEX: indexName('clubs'),
  STYLEGUIDE: z.enum(['on', 'off']).optional(),
  ...contentSettings,
  ...mediaSettings,
  ...socialSettings,
})

export type Settings = z.output<typeof settings>

/** Settings that may contain a password, so errors never repeat their values: those end up on screens and in logs. */
export const sensitive = new Set<string>([
  'SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TWILIO_AUTH_TOKEN',
  ...mediaSecrets,
  ...socialSecrets,
])

/** Settings that belong together: either all or none of a row must be set. */
export const requiredTogether: readonly (readonly string[])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ...mediaRequiredTogether,
  ...socialRequiredTogether,
]

/** The first setting requires the second. */
export const prerequisites: readonly (readonly [string, string])[] = [
  ['SMTP_CA', 'SMTP_URL'],
  ['STRIPE_API', 'STRIPE_SECRET_KEY'],
  ['TWILIO_API', 'TWILIO_ACCOUNT_SID'],
  ['METRICS_HOST', 'METRICS_PORT'],
  ...contentPrerequisites,
  ...mediaPrerequisites,
]
