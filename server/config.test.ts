import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: 'data',
      loopback: true,
      origin: 'http://127.0.0.1:3000',
      shop: { name: 'Gymfolk', currency: { name: 'USD', language: 'en', style: 'IN' } },
    })
  })

  it('say in one line what is wrong with each', () => {
    expect(() => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', SHIPPING_STANDARD: 'free' })).toThrow(
      'PORT is not a whole number (it is "abc"); DATABASE_URL is not a postgres:// address; SHIPPING_STANDARD is not an amount like 4.90 (it is "free")',
    )
    expect(() => readConfig({ PORT: '70000' })).toThrow(/^PORT /)
  })

  it('take amounts in major units, and an empty value as none', () => {
    expect(readConfig({ SHIPPING_STANDARD: '3.5', PORT: '' })).toMatchObject({ shipping: { standard: 350 }, port: 3000 })
  })

  it('show the style guide on the own machine, elsewhere only when asked to', () => {
    const shown = (env: Record<string, string>) => readConfig(env).styleguide
    expect([shown({}), shown({ HOST: '0.0.0.0' })]).toEqual([true, false])
    expect([shown({ STYLEGUIDE: 'off' }), shown({ HOST: '0.0.0.0', STYLEGUIDE: 'on' })]).toEqual([false, true])
  })

  it('know what is a loopback address', () => {
    expect(
      ['localhost', '::1', '127.0.0.2', '0.0.0.0', '192.168.1.2', '127.example.com'].map((HOST) => readConfig({ HOST }).loopback),
    ).toEqual([true, true, true, false, false, false])
  })
})
