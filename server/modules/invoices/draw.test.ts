import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawDocument } from './draw.ts'
import { fontFile, runsOf } from './fonts.ts'
import type { DocumentRow } from './queries.ts'

const line = {
  sku: 'KB-12',
  name: 'Cast kettlebell',
  options: { Weight: '12 kg' },
  price: 4990,
  quantity: 2,
  totalPrice: 9980,
  taxRate: null,
}
const invoice: DocumentRow = {
  kind: 'invoice',
  number: 'INV-000042',
  id: 'a',
  order_id: 'b',
  revision: 0,
  order_number: 'GF-100042',
  corrects: null,
  corrects_number: null,
  reason: '',
  locale: 'en',
  currency: { name: 'USD', language: 'en', style: 'IN' },
  seller: { name: 'Gymfolk', address: ['12 Kettle Lane'], taxId: 'US 1', email: 'help@gymfolk.example' },
  buyer: {
    firstName: 'Zoë',
    lastName: 'Łukaszewska',
    addressLine1: 'Straße 1',
    addressLine2: '',
    postCode: '10243',
    city: 'Berlin',
    country: 'DE',
  },
  payment_method: 'Stripe',
  product_cost: 9980,
  shipping_cost: 0,
  discount: 0,
  discounts: [],
  tax: 0,
  taxes: [],
  total_cost: 9980,
  points_cost: 0,
  credit_cost: 0,
  ordered_at: new Date('2026-03-02'),
  issued_at: new Date('2026-03-02'),
  exchange_number: null,
  lines: [line],
}
const bengali: DocumentRow = { ...invoice, locale: 'bn', lines: [{ ...line, name: 'কাস্ট আয়রন কেটলবেল' }] }

/** The objects of a PDF, inflated. */
function plain(pdf: Uint8Array): string {
  const raw = Buffer.from(pdf).toString('latin1')
  const streams = [...raw.matchAll(/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return raw + streams.join('\n')
}
/** Those of the parts that it doesn't have. */
const missing = (pdf: Uint8Array, parts: string[]): string[] => {
  const text = plain(pdf)
  return parts.filter((part) => !text.includes(part))
}
const utf16 = (text: string) =>
  Buffer.from(text, 'utf16le')
    .swap16()
    .toString('latin1')
    .replaceAll('\t', String.raw`\t`)

describe('the PDF of an invoice', () => {
  it('is tagged, has its language and title, and embeds its fonts', async () => {
    const parts = ['/Lang (en)', '/Marked true', '/DisplayDocTitle true', '(Invoice INV-000042)', 'Inter-Regular', '/S /Table', '/S /H1']
    expect(missing(await drawDocument(invoice), parts)).toEqual([])
  })

  it('in Bengali uses a Bengali font, and its text can be copied', async () => {
    expect(missing(await drawDocument(bengali), ['NotoSansBengali-Regular', utf16('আয়রন')])).toEqual([])
  })

  it('continues on further pages, however long the names are', async () => {
    const lines = Array.from({ length: 100 }, () => ({ ...line, name: 'x'.repeat(300) }))
    const pdf = plain(await drawDocument({ ...invoice, lines }))
    const pages = [...pdf.matchAll(/\/Type \/Page\b/g)].length
    expect(pages).toBeGreaterThan(5)
    expect(pages).toBeLessThan(40)
  })

  it('is drawn without a buyer, with part of an order, and with characters that no font has', async () => {
    const odd: DocumentRow = {
      ...invoice,
      kind: 'credit_note',
      corrects_number: 'INV-000001',
      reason: '漢字 🏋️ \u0000',
      buyer: null,
      lines: [],
    }
    expect(missing(await drawDocument(odd), ['(Credit note INV-000042)'])).toEqual([])
  })
})

describe('fonts of PDFs', () => {
  it.each([
    ['Gymfolk 42', ['inter-latin-400']],
    ['Łódź', ['inter-latin-ext-400', 'inter-latin-400', 'inter-latin-ext-400']],
    ['কেজি ৳', ['bengali-400', 'inter-latin-400', 'bengali-400']],
    ['Жим', ['inter-cyrillic-400']],
  ])('%s is drawn by the fonts that have it', (text, fonts) => {
    const runs = runsOf(text, 'regular')
    expect(runs.map(({ text: part }) => part).join('')).toBe(text)
    expect(runs.map(({ font }) => font)).toEqual(fonts.map((font) => expect.stringContaining(font) as string))
  })

  it('are unpacked to OpenType', () => {
    expect(fontFile(runsOf('a', 'display')[0]!.font).readUInt32BE(0)).toBe(0x00010000)
  })
})
