import { useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'
import type { GiftCardDesign } from '#contract/credit.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { tokenNow, useSession } from '#web/features/auth/session/session.ts'
import { useCartChanges } from '#web/features/cart/use-cart.ts'
import { useMoney } from '#web/lib/format.ts'
import { useShop } from '#web/lib/shop.ts'

/** The form's values; `variant` is that of the chosen amount, empty for a custom one. */
export interface Values {
  variant: string
  amount: string
  design: GiftCardDesign
  recipientName: string
  recipientEmail: string
  senderName: string
  message: string
  when: 'now' | 'later'
  sendOn: string
}
export type FieldName = 'amount' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'sendOn'
export type Problems = Partial<Record<FieldName, 'amount' | 'missing' | 'email' | 'long' | 'date'>>

/** The sender is null until it's typed: it's the customer then, who may clear it and give anonymously. */
const first = (product: Product): Omit<Values, 'senderName'> & { senderName: string | null } => ({
  variant: (product.variants[1] ?? product.variants[0])?.id ?? '',
  amount: '',
  design: 'ember',
  recipientName: '',
  recipientEmail: '',
  senderName: null,
  message: '',
  when: 'now',
  sendOn: '',
})

/** The form: its values and problems, and adding the card to the cart. */
export function useCompose(product: Product) {
  const ownName = useSession(({ customer }) => customer?.name) ?? ''
  const [typed, setTyped] = useState(() => first(product))
  const values: Values = { ...typed, senderName: typed.senderName ?? ownName }
  const [problems, setProblems] = useState<Problems>({})
  const { busy, add } = useCartChanges()
  // `busy` begins after the check has loaded: a second press may come before that.
  const running = useRef(false)
  const money = useMoney()
  const { currency } = useShop()
  const variant = product.variants.find(({ id }) => id === values.variant)
  const price = variant?.price ?? (readMoney(values.amount, currency.name) || 0)

  const change = (part: Partial<Values>): void => {
    setTyped((before) => ({ ...before, ...part }))
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }

  /** Resolves to the first invalid field; undefined if the card was added to the cart, or is being added. */
  async function submit(): Promise<FieldName | undefined> {
    if (running.current) return undefined
    running.current = true
    try {
      return await addToCart()
    } finally {
      running.current = false
    }
  }

  async function addToCart(): Promise<FieldName | undefined> {
    const { checkGiftCard } = await import('./schema.ts')
    const checked = checkGiftCard(values, { price, isOwn: !variant, bounds: product.giftCard?.ownAmount ?? null, currency: currency.name })
    setProblems(checked.problems)
    if (!checked.card) return checked.first
    const line = { productId: product.id, variantId: (variant ?? product.variants[0]!).id, giftCard: checked.card, quantity: 1, price }
    const [photo] = product.photos
    const shown = { name: product.info.name, photo: photo?.url ?? '', photoAlt: '', options: money(price), price, quantity: 1 }
    await add(line, shown)
    change({ recipientName: '', recipientEmail: '', message: '' })
    return undefined
  }

  return { values, change, problems, price, isOwn: !variant, busy, submit, isSignedIn: () => tokenNow() !== null }
}

export type ComposeState = ReturnType<typeof useCompose>
