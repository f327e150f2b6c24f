import type { GiftCard } from '#contract/credit.ts'

const entry = 'checkout-gift-cards'

/**
 * The gift cards that were entered at the checkout, so that they outlive a reload: in this tab alone, until the order is placed, or the tab or session ends.
 * Their codes aren't stored, only tokens that work for a day.
 */
export function storedGiftCards(): GiftCard[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(entry) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isGiftCard) : []
  } catch {
    return []
  }
}

/** A browser may refuse its storage: the cards then last for this page. */
export function storeGiftCards(cards: GiftCard[]): void {
  try {
    if (cards.length > 0) sessionStorage.setItem(entry, JSON.stringify(cards))
    else sessionStorage.removeItem(entry)
  } catch {}
}

function isGiftCard(one: unknown): one is GiftCard {
  const { token, last4, balance } = (one ?? {}) as Partial<GiftCard>
  return typeof token === 'string' && typeof last4 === 'string' && typeof balance === 'number'
}
