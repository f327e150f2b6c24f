import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

/** A shop that others can reach. */
const open = { HOST: '0.0.0.0', ORIGIN: 'https://shop.example' }
const proxied = { TRUSTED_PROXY: '127.0.0.1' }
const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: 'x' }

describe('the settings', () => {
  it('each have a default', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      local: true,
      demo: true,
      logLevel: 'warn',
      origin: 'http://localhost:3000',
      shop: { name: 'Gymfolk', currency: { name: 'USD', language: 'en', style: 'IN' } },
    })
  })

  it('name in one line what is wrong with each', () => {
    expect(() => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', SHIPPING_STANDARD: 'free' })).toThrow(
      'PORT is not a whole number (it is "abc"); DATABASE_URL is not a postgres:// address; SHIPPING_STANDARD is not an amount like 4.90 (it is "free")',
    )
    expect(() => readConfig({ PORT: '70000' })).toThrow(/^PORT /)
    expect(() => readConfig({ LOG_LEVEL: 'loud', SUPPORT_EMAIL: 'help', SHOP_NAME: 'x'.repeat(200) })).toThrow(
      `LOG_LEVEL is none of fatal, error, warn, info, debug, silent (it is "loud"); SHOP_NAME is longer than 40 characters (it is "${'x'.repeat(80)}…"); SUPPORT_EMAIL is not an email address (it is "help")`,
    )
  })

  it('take amounts in major units, and an empty value as none', () => {
    expect(readConfig({ SHIPPING_STANDARD: '3.5', PORT: '' })).toMatchObject({ shipping: { standard: 350 }, port: 3000 })
  })

  it('show the style guide on a local machine by default, elsewhere only when set', () => {
    const shown = (env: Record<string, string>) => readConfig(env).styleguide
    expect([shown({}), shown(open)]).toEqual([true, false])
    expect([shown({ STYLEGUIDE: 'off' }), shown({ ...open, STYLEGUIDE: 'on' })]).toEqual([false, true])
  })

  it('accept trusted proxies by address or network', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXY: '10.0.0.1, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16', 'fd00::/8'])
    for (const TRUSTED_PROXY of ['true', 'proxy.example', '10.0.0.1/33', '10.0.0/8', '10.0.0.1/8/8', '10.0.0.1/'])
      expect(() => readConfig({ TRUSTED_PROXY }), TRUSTED_PROXY).toThrow('TRUSTED_PROXY is not a list of addresses')
  })

  it('recognize a shop that only this machine can reach: the demo runs only there, with the embedded database', () => {
    const local = (env: Record<string, string>) => readConfig(env).local
    expect(['localhost', '::1', '127.0.0.2', '192.168.1.2', '127.example.com'].map((HOST) => local({ HOST }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect([open, proxied, { ORIGIN: 'https://shop.example' }, { HOST: '0.0.0.0', ORIGIN: 'http://localhost' }].map(local)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([{}, { DATABASE_URL: 'postgres://db/x' }, open, proxied].map((env) => readConfig(env).demo)).toEqual([true, false, false, false])
  })

  it('accept an origin with or without a trailing slash, and refuse one with a path', () => {
    expect(
      ['https://Shop.example/', 'https://shop.example:443', 'http://localhost:4'].map((ORIGIN) => readConfig({ ORIGIN }).origin),
    ).toEqual(['https://shop.example', 'https://shop.example', 'http://localhost:4'])
    for (const ORIGIN of [
      'https://shop.example/shop',
      'https://shop.example/?a',
      'https://me:secret@shop.example',
      'ftp://shop.example',
      'shop.example',
    ])
      expect(() => readConfig({ ORIGIN }), ORIGIN).toThrow(/^ORIGIN /)
  })

  it('read the day of opening, and refuse one that does not exist', () => {
    const read = (PUBLISH_DATE: string) => readConfig({ PUBLISH_DATE }).publishDate.toISOString()
    expect([read('29/02/2028'), read('28/02/2030 12:30:00'), read('2030-02-28T12:30:00+01:00')]).toEqual([
      '2028-02-29T00:00:00.000Z',
      '2030-02-28T12:30:00.000Z',
      '2030-02-28T11:30:00.000Z',
    ])
    for (const day of ['31/02/2030', '29/02/2030 10:00:00', '2030-02-31', '2030-02-31T00:00:00Z', '2023-13-40', 'soon'])
      expect(() => read(day), day).toThrow(/^PUBLISH_DATE is not a date /)
  })

  it('write amounts in the first language, unless another is given', () => {
    const language = (env: Parameters<typeof readConfig>[0]) => readConfig(env).shop.currency.language
    expect([
      language({}),
      language({ LOCALE: 'bn' }),
      language({ LOCALES: 'bn,en' }),
      language({ LOCALE: 'bn', CURRENCY_LANGUAGE: 'en' }),
    ]).toEqual(['en', 'bn', 'bn', 'en'])
  })

  it('refuse combinations that contradict each other', () => {
    for (const HOST of ['0.0.0.0', '::']) expect(() => readConfig({ HOST })).toThrow(`ORIGIN is needed with HOST=${HOST}`)
    expect(() => readConfig({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT is the same as PORT')
    expect(() => readConfig({ SMTP_CA: 'ca.pem' })).toThrow(/^SMTP_URL is needed with SMTP_CA$/)
    expect(() => readConfig({ COUNTRIES: 'Germany' })).toThrow('COUNTRIES is not a list of country codes')
    expect(() => readConfig({ COUNTRIES: 'US,UK' })).toThrow('COUNTRIES is not a list of country codes')
    expect(() => readConfig({ CURRENCY_STYLE: 'XX', CURRENCY_NAME: 'EUX' })).toThrow(
      'CURRENCY_NAME is not a currency code like USD (it is "EUX"); CURRENCY_STYLE is not a country code like US (it is "XX")',
    )
  })

  it('name the missing one of settings that belong together, without printing passwords', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://shop:hunter2@mail.example.com' })).toThrow(/^MAIL_FROM is needed with SMTP_URL$/)
    expect(() => readConfig({ SMTP_URL: 'mail.example.com:hunter2', MAIL_FROM: 'shop@example.com' })).toThrow(
      /^SMTP_URL is not an address like [^;]*$/,
    )
    expect(() => readConfig({ SMTP_URL: 'http://x:hunter2@y', TWILIO_AUTH_TOKEN: 'hunter2' })).not.toThrow(/hunter2/)
    expect(() => readConfig({ TWILIO_AUTH_TOKEN: 'hunter2' })).toThrow(
      'TWILIO_ACCOUNT_SID is needed with TWILIO_AUTH_TOKEN; TWILIO_FROM is needed with TWILIO_AUTH_TOKEN',
    )
  })

  it("show the outbox only on a local machine whose mails aren't really sent", () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'shop@example.com' }
    expect([{}, open, mail, twilio, proxied, { ORIGIN: 'https://shop.example' }].map((env) => readConfig(env).outbox)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('offer a provider with all of its settings, and refuse an incomplete one without printing its secrets', () => {
    expect(readConfig({}).social).toEqual({ google: null, facebook: null, apple: null })
    expect(readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).social.google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    })
    expect(() => readConfig({ FACEBOOK_CLIENT_SECRET: 'hush' })).toThrow(/^FACEBOOK_CLIENT_ID is needed with FACEBOOK_CLIENT_SECRET$/)
    expect(() => readConfig({ APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 't' })).toThrow(
      /APPLE_KEY_ID is needed with .*APPLE_PRIVATE_KEY is needed with/,
    )
    expect(() => readConfig({ APPLE_PRIVATE_KEY: 'hush' })).toThrow(
      /^APPLE_PRIVATE_KEY is not a private key on P-256 in PEM; [^;]* is needed with/,
    )
  })

  it('accept providers over https, and over http only from this machine', () => {
    expect(readConfig({ GOOGLE_ISSUER: 'http://127.0.0.1:4000/google/' })).toBeTruthy()
    for (const GOOGLE_ISSUER of ['http://accounts.example', 'ftp://127.0.0.1', 'accounts.google.com', 'http://127.0.0.1.evil.example'])
      expect(() => readConfig({ GOOGLE_ISSUER }), GOOGLE_ISSUER).toThrow('GOOGLE_ISSUER')
  })
})
