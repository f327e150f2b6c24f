import { describe, expect, it } from 'vitest'
import { sourceMax } from '#contract/order-source.ts'
import { sourceOf } from './channel.ts'

const of = (visit: Parameters<typeof sourceOf>[0]) => sourceOf(visit, 'shop.example.com')

describe('the sales channel of an order', () => {
  it.each([
    ['www.google.com', 'search', 'google.com'],
    ['duckduckgo.com', 'search', 'duckduckgo.com'],
    ['l.instagram.com', 'social', 'l.instagram.com'],
    ['t.co', 'social', 't.co'],
    ['mail.google.com', 'email', 'mail.google.com'],
    ['blog.lifters.example', 'referral', 'blog.lifters.example'],
    ['lifters.example:8080', 'referral', 'lifters.example'],
  ])('%s is %s', (referrer, channel, source) => {
    expect(of({ referrer })).toEqual({ channel, source, campaign: '' })
  })

  it.each([
    [
      { source: 'Newsletter', medium: 'Email', campaign: 'Spring' },
      { channel: 'email', source: 'newsletter', campaign: 'spring' },
    ],
    [
      { source: 'google', medium: 'cpc' },
      { channel: 'paid', source: 'google', campaign: '' },
    ],
    [{ campaign: 'flyer' }, { channel: 'campaign', source: '', campaign: 'flyer' }],
    [
      { source: 'partner', referrer: 'www.google.com' },
      { channel: 'campaign', source: 'partner', campaign: '' },
    ],
  ])('a campaign goes before the page that linked: %j', (visit, expected) => {
    expect(of(visit)).toEqual(expected)
  })

  it('is empty for direct visits, links within the shop, and invalid hosts', () => {
    for (const visit of [
      undefined,
      {},
      { referrer: '' },
      { referrer: 'shop.example.com' },
      { referrer: 'localhost' },
      { referrer: '<script>' },
    ])
      expect(of(visit)).toBeNull()
  })

  it('is truncated and cleaned, whatever is sent', () => {
    const found = of({ source: `\u0000Ha\ud800 ${'x'.repeat(200)}`, campaign: 'a\n\tb' })
    expect(found?.source.length).toBeLessThanOrEqual(sourceMax)
    expect(found?.source.isWellFormed()).toBe(true)
    expect(found).toMatchObject({ campaign: 'a b' })
    expect(found?.source).not.toContain('\0')
  })
})
