import type { GiftCardDesign } from '#contract/credit.ts'
import type { Post } from '#contract/post.ts'
import type { LiftRecord } from '#contract/records.ts'
import { formatDate } from '#server/text/formats.ts'
import { type Locale, translator } from '#server/text/text.ts'

interface Line {
  text: string
  font: 'strong' | 'display'
  size: number
  color: string
  left: number
  top: number
  width: number
  height: number
}
/** The lines of a picture of 1200 x 630 pixels. */
export interface ShareCard {
  lines: Line[]
  /** Colors, if they differ from the default. */
  background?: string
  accent?: string
}

const ink = '#f3f1ec'
const quiet = '#a9a69f'
const ember = '#ff6b3d'
const textMax = 220
/** Fits in three lines below the amount. */
const giftTextMax = 150
const at = { left: 80, width: 1040 }

interface Shop {
  name: string
  locale: Locale
}

/** The card of a post: its author, and its text or the record that it's about. */
export function cardOfPost(
  { author, text, record, createdAt }: Pick<Post, 'author' | 'text' | 'record' | 'createdAt'>,
  shop: Shop,
): ShareCard {
  if (record) return cardOfRecord(record, author.name, shop)
  const words = shortened(text)
  const size = words.length > 120 ? 46 : 60
  return {
    lines: [
      shopLine(shop),
      { ...at, text: words, font: 'display', size, color: ink, top: 190, height: 310 },
      byLine(author.name, formatDate(new Date(createdAt), shop.locale)),
    ],
  }
}

/** The card of a record: what was achieved, by whom and when. */
export function cardOfRecord(record: Pick<LiftRecord, 'lift' | 'measure' | 'value' | 'performedOn'>, name: string, shop: Shop): ShareCard {
  return {
    lines: [
      shopLine(shop),
      { ...at, text: amountOf(record, shop.locale), font: 'display', size: 140, color: ink, top: 190, height: 170 },
      { ...at, text: liftOf(record.lift, shop.locale), font: 'strong', size: 52, color: ember, top: 380, height: 70 },
      byLine(name, formatDate(new Date(record.performedOn), shop.locale)),
    ],
  }
}

/** A gift card's colors are the same in both themes, as on its page. */
const giftLooks: Record<GiftCardDesign, Required<Pick<ShareCard, 'background' | 'accent'>> & { color: string }> = {
  ember: { background: '#c8340a', accent: '#ddf247', color: '#ffffff' },
  night: { background: '#101214', accent: ember, color: ink },
  birthday: { background: '#ddf247', accent: '#c8340a', color: '#15171a' },
  thanks: { background: '#eceae5', accent: '#c8340a', color: '#15171a' },
}

interface Gift {
  /** With its currency. */
  amount: string
  design: GiftCardDesign
  from: string
  message: string
}

/** The card of a gift card: the amount, the sender's message, and who it's from. */
export function cardOfGift({ amount, design, from, message }: Gift, shop: Shop): ShareCard {
  const { color, ...look } = giftLooks[design]
  const words = shortened(message, giftTextMax)
  return {
    ...look,
    lines: [
      { ...shopLine(shop), color },
      { ...at, text: amount, font: 'display', size: amount.length > 12 ? 90 : 130, color, top: words ? 180 : 290, height: 160 },
      { ...at, text: words && `“${words}”`, font: 'strong', size: words.length > 90 ? 32 : 42, color, top: 350, height: 160 },
      { ...at, text: from && `— ${shortened(from)}`, font: 'strong', size: 34, color, top: 530, height: 50 },
    ],
  }
}

const shopLine = ({ name }: Shop): Line => ({
  ...at,
  text: name.toUpperCase(),
  font: 'display',
  size: 32,
  color: ink,
  top: 116,
  height: 50,
})
const byLine = (name: string, day: string): Line => ({
  ...at,
  text: `${shortened(name)} · ${day}`,
  font: 'strong',
  size: 34,
  color: quiet,
  top: 520,
  height: 50,
})

function shortened(text: string, max = textMax): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return plain.length > max ? `${plain.slice(0, max).replace(/\s\S*$/, '')}…` : plain
}

function liftOf(lift: string, locale: Locale): string {
  const t = translator(locale)
  if (lift === 'squat' || lift === 'bench' || lift === 'deadlift' || lift === 'total') return t(`record.lifts.${lift}`)
  return shortened(lift)
}

/** Formats a result: "142.5 kg", "1:02:03", "5 km", "12 repetitions". */
function amountOf({ measure, value }: Pick<LiftRecord, 'measure' | 'value'>, locale: Locale): string {
  const unit = (name: string, number: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits: 2 }).format(number)
  if (measure === 'weight') return unit('kilogram', value)
  if (measure === 'distance') return value >= 1000 ? unit('kilometer', value / 1000) : unit('meter', value)
  if (measure === 'reps') return translator(locale)('record.reps', { count: value })
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const hours = Math.floor(value / 3600)
  return `${hours > 0 ? `${hours}:` : ''}${two((value % 3600) / 60)}:${two(value % 60)}`
}
