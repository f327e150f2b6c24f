import { isExact, setShopCurrency } from '#contract/currency.ts'
import { giftCardToSend, type GiftCardToSend } from '#contract/gift-cards.ts'
import { limits } from '#contract/limits.ts'
import type { FieldName, Problems, Values } from './use-compose.ts'

interface Amount {
  price: number
  isOwn: boolean
  bounds: { min: number; max: number } | null
  currency: string
}

const dayMs = 86_400_000
const names: FieldName[] = ['amount', 'recipientName', 'recipientEmail', 'senderName', 'message', 'sendOn']
const isName = (name: unknown): name is FieldName => names.some((one) => one === name)

/** Validates the gift card against the server's schema: the request body, or the problems and the first field that has one. */
export function checkGiftCard(
  { design, recipientName, recipientEmail, senderName, message, when, sendOn }: Values,
  { price, isOwn, bounds, currency }: Amount,
): { card?: GiftCardToSend; problems: Problems; first?: FieldName } {
  setShopCurrency(currency)
  const problems: Problems = {}
  const wrongAmount = isOwn && (!bounds || price < bounds.min || price > bounds.max || !isExact(price, currency))
  if (wrongAmount) problems.amount = 'amount'
  const words = { recipientName, recipientEmail, senderName, message }
  const day = when === 'later' && { sendOn }
  const parsed = giftCardToSend.safeParse({ id: crypto.randomUUID(), design, ...words, ...(isOwn && { amount: price }), ...day })
  for (const { path } of parsed.error?.issues ?? []) if (isName(path[0])) problems[path[0]] ??= problemOf(path[0], words)
  if (when === 'later' && isTooFar(sendOn)) problems.sendOn = 'date'
  const wrong = names.find((name) => problems[name])
  return wrong || !parsed.data ? { problems, ...(wrong && { first: wrong }) } : { card: parsed.data, problems }
}

function problemOf(name: FieldName, words: Record<string, string>): Problems[FieldName] {
  if (name === 'sendOn') return 'date'
  if (name === 'amount') return 'amount'
  if (name === 'recipientEmail') return 'email'
  return words[name]?.trim() === '' ? 'missing' : 'long'
}

const isTooFar = (day: string): boolean => !(Date.parse(day) <= Date.now() + (limits.giftCard.daysAhead + 1) * dayMs)
