import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { toHtml } from './html.ts'
import { type Block, type Mail, mailContext } from './mail.ts'
import { toText } from './text.ts'
import { dark, light } from './tokens.ts'

const mailOf = (blocks: Block[], over: Partial<Mail> = {}): Mail => ({
  brand: mailContext(readConfig({ ORIGIN: 'https://shop.example' })).brand,
  subject: 'Your order',
  preheader: 'It is in.',
  blocks,
  ...over,
})
const every = (words: string): Block[] => [
  { type: 'title', text: words },
  { type: 'paragraph', text: words },
  { type: 'code', code: words },
  { type: 'button', label: words, url: `https://shop.example/?q=${words}` },
  { type: 'facts', rows: [{ label: words, value: words }] },
  { type: 'picture', url: `https://shop.example/?q=${words}`, alt: words },
  { type: 'goods', lines: [{ name: words, details: words, price: words, picture: `/pictures/${words}` }] },
  { type: 'totals', rows: [{ label: words, value: words }] },
  { type: 'address', label: words, lines: [words] },
]

describe('a mail', () => {
  it("begins with the logo, with the shop's name as alternative text, or with the name when there is no logo", () => {
    const logoOf = (env: Record<string, string>) => {
      const { brand } = mailContext(readConfig({ ORIGIN: 'https://shop.example', SHOP_NAME: 'Iron & Oak', ...env }))
      const html = toHtml(mailOf([], { brand }))
      return [html.match(/<img [^>]*>/g)?.map((img) => img.replace(/ (class|style)=".*?"/g, '')), html.includes('m-dark')]
    }
    const [first, second] = ['/media/0198c0de-0000-7000-8000-000000000001', '/media/0198c0de-0000-7000-8000-000000000002']
    const img = (src: string, width: number) =>
      `<img src="https://shop.example${src}.webp" alt="Iron &amp; Oak" width="${width}" height="32">`
    expect(logoOf({})).toEqual([undefined, false])
    expect(logoOf({ SHOP_LOGO: `${first}.webp 300x100` })).toEqual([[img(first, 96)], false])
    expect(logoOf({ SHOP_LOGO: `${first}.webp 2000x500`, SHOP_LOGO_DARK: `${second}.webp 50x100` })).toEqual([
      [img(`${first}@640`, 128), img(second, 16)],
      true,
    ])
    expect(() => logoOf({ SHOP_LOGO: 'https://evil.example/a.png 1x1' })).toThrow('SHOP_LOGO is not a picture')
  })

  it('has the same content in HTML and in plain text', () => {
    const mail = mailOf([
      { type: 'title', text: 'Thank you, Zoë' },
      { type: 'picture', url: 'https://shop.example/og/k.jpg', alt: 'Gift card, $50' },
      { type: 'code', code: '123456' },
      { type: 'button', label: 'View order', url: 'https://shop.example/order/GF-1?token=a.b' },
      { type: 'goods', lines: [{ name: 'Kettlebell', details: '16 kg · Quantity 1', price: '$89.00', picture: '/pictures/k.avif' }] },
      { type: 'totals', rows: [{ label: 'Total', value: '$89.00' }] },
      { type: 'facts', rows: [{ label: 'Payment', value: 'Card' }] },
      { type: 'address', label: 'Shipping address', lines: ['Zoë M.', 'Portland'] },
    ])
    expect(toText(mail)).toBe(`Thank you, Zoë

    123456

View order: https://shop.example/order/GF-1?token=a.b

Kettlebell
    16 kg · Quantity 1   $89.00

Total   $89.00

Payment: Card

Shipping address:
Zoë M.
Portland

Gymfolk
Questions? Reply to this email or contact help@gymfolk.example.`)
    const html = toHtml(mail)
    for (const words of ['Thank you, Zoë', '123456', 'Kettlebell', '16 kg · Quantity 1', '$89.00', 'Card', 'Zoë M.', 'Questions?'])
      expect(html).toContain(`>${words}`)
    expect(html).toContain('href="https://shop.example/order/GF-1?token=a.b"')
    expect(html).toContain('src="https://shop.example/pictures/k.avif"')
    expect(html).toContain('<img src="https://shop.example/og/k.jpg" alt="Gift card, $50"')
  })

  it('escapes every name, whatever it contains', () => {
    const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;\u202e{{shop}}$&`
    const harmless = mailOf(every('words'), { subject: 'words', preheader: 'words' })
    const mail = mailOf(every(hostile), { subject: hostile, preheader: hostile })
    mail.brand.name = hostile
    const html = toHtml(mail)
    expect(tagsOf(html)).toEqual(tagsOf(toHtml(harmless)))
    expect(html).not.toMatch(/<script|<img src=x|alert\('x'\)/)
    expect(toText(mail)).toContain(hostile)
  })

  it('is in the language of the shop', () => {
    const { brand, t } = mailContext(readConfig({ LOCALE: 'bn' }))
    const mail = mailOf([{ type: 'title', text: t('order.title', { name: 'Ada' }) }], { brand })
    expect(toHtml(mail)).toContain('<html lang="bn">')
    expect(toText(mail)).toMatch(/^ধন্যবাদ, Ada\n\nGymfolk\nপ্রশ্ন আছে\?/)
  })

  it('is unchanged after it was stored as JSON', () => {
    const mail = mailOf(every('words'))
    expect(toHtml(JSON.parse(JSON.stringify(mail)) as Mail)).toBe(toHtml(mail))
  })
})

it("uses the theme's colors, light and dark", () => {
  const theme = readFileSync(new URL('../../../web/theme.css', import.meta.url), 'utf8')
  const pairs = [...theme.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)]
  const single = [...theme.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries([...single, ...pairs.map(([, name, day]) => [name, day])])).toMatchObject(light)
  expect(Object.fromEntries([...single, ...pairs.map(([, name, , night]) => [name, night])])).toMatchObject(dark)
})

/** The names of the tags that a browser would recognize, without their attributes. */
const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/g)].map(([, name]) => name)
