import { describe, expect, it } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import { limits } from '#contract/limits.ts'
import { ownAddresses } from './own-addresses.ts'

const shopOrigin = { origin: 'https://shop.example', locales: ['en', 'bn'] }
const found = (text: string, at = shopOrigin) =>
  ownAddresses(text, at).map(({ index, length, path }) => [text.slice(index, index + length), path])

describe('a URL of our own', () => {
  it.each([
    ['See https://shop.example/product/bell.', 'https://shop.example/product/bell', '/product/bell'],
    ['(shop.example/clubs/early-bar)', 'shop.example/clubs/early-bar', '/clubs/early-bar'],
    ['HTTP://Shop.Example/people/ada.lifts!', 'HTTP://Shop.Example/people/ada.lifts', '/people/ada.lifts'],
    ['https://shop.example/bn/blogs/a-mat?x=1#top', 'https://shop.example/bn/blogs/a-mat?x=1#top', '/blogs/a-mat?x=1#top'],
    ['https://shop.example/en/market/', 'https://shop.example/en/market/', '/market'],
    ['shop.example', 'shop.example', '/'],
    ['দেখুন shop.example/bn।', 'shop.example/bn', '/'],
    ['shop.example/tags/৫কেজি', 'shop.example/tags/৫কেজি', '/tags/%E0%A7%AB%E0%A6%95%E0%A7%87%E0%A6%9C%E0%A6%BF'],
    ['shop.example/clubs/x/../../product/bell', 'shop.example/clubs/x/../../product/bell', '/product/bell'],
    ['shop.example/search?q=https://evil.example', 'shop.example/search?q=https://evil.example', '/search?q=https://evil.example'],
  ])('is found in "%s"', (text, typed, path) => {
    expect(found(text)).toEqual([[typed, path]])
  })

  it("must have the shop's port", () => {
    const local = { origin: 'http://127.0.0.1:4310', locales: ['en'] }
    expect(found('127.0.0.1:4310/market 127.0.0.1/market 127.0.0.1:43101/market 127.0.0.1:4310@evil.example', local)).toEqual([
      ['127.0.0.1:4310/market', '/market'],
    ])
  })

  it('is recognized up to 20 times per text, and not if the shop has no origin', () => {
    expect(found('shop.example/market '.repeat(30))).toHaveLength(limits.post.addressesMax)
    expect(found('shop.example/market', { origin: '', locales: ['en'] })).toEqual([])
  })
})

describe('text that stays plain text', () => {
  it.each([
    'https://shop.example.evil.example/product/bell',
    'https://shop.example-evil.example/',
    'https://evilshop.example/product/bell',
    'https://www.shop.example/product/bell',
    'https://shop.example@evil.example/product/bell',
    'https://ada:shop.example@evil.example',
    'https://user@shop.example/market',
    'https://shop.example:8443/product/bell',
    'https://shop.example:443@evil.example',
    String.raw`https://shop.example\@evil.example/market`,
    String.raw`https://shop.example/\evil.example`,
    'https://shop.example//evil.example/market',
    'https://shop.example/.//evil.example/market',
    'https://shop.example/bn//evil.example',
    'https://shop.example/bn/bn/market',
    'https://shop.example/market/../..//evil.example',
    'https://evil.example/?to=https://shop.example/market',
    'https://evil.example/shop.example/market',
    'javascript:shop.example/market',
    'javascript://shop.example/market%0aalert(1)',
    'data:text/html,shop.example/market',
    'ftp://shop.example/market',
    'https://shоp.example/market',
    'https://shop。example/market',
    'https://shop.example/product/\u202Egnp.exe',
    'https://shop.example/product/\u200Bbell',
    'https://shop.example\u2215market',
    'mail@shop.example',
    'shop.example/market\u0000',
    `https://shop.example/product/${'a'.repeat(5000)}`,
    `shop.example${'.'.repeat(5000)}x`,
  ])('%s', (text) => expect(found(text)).toEqual([]))

  it.each([
    'account/sign-in?clear=true',
    'order/1?token=t',
    'admin',
    'api/docs',
    'auth/google/start',
    'notifications/unsubscribe?token=t',
    'blogs/rss.xml',
    'myAccount',
    'media/x.webp',
  ])('a URL of ours without a page to share: %s', (path) => expect(found(`https://shop.example/${path}`)).toEqual([]))
})

it('malicious text is parsed in linear time', () => {
  const text = `shop.example/${'('.repeat(2000)} `.repeat(2) + 'shop.example'.repeat(300)
  const cpuMs = startCpuTimer()
  for (let at = 0; at < 20; at++) ownAddresses(text, shopOrigin)
  expect(cpuMs()).toBeLessThan(500)
})
