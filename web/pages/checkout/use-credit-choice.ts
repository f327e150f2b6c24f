import { useCallback, useEffect, useState } from 'react'
import type { GiftCard } from '#contract/credit.ts'
import type { Summary } from '#contract/orders.ts'
import { isRefusal } from '#contract/refusal.ts'
import { storedGiftCards, storeGiftCards } from '#web/features/checkout/stored-gift-cards.ts'

/** The gift cards chosen to pay for the order, and whether store credit is used. */
export function useCreditChoice(pointsUsed: boolean) {
  const [cards, setCardsHere] = useState(storedGiftCards)
  const [useCredit, setUseCredit] = useState(false)
  // From the previous summary: the usable points don't depend on other payments.
  const [usablePoints, setUsablePoints] = useState(0)

  const setCards = useCallback((next: GiftCard[]) => {
    setCardsHere(next)
    storeGiftCards(next)
  }, [])

  const requested = { giftCards: cards.map(({ token }) => token), useCredit, points: pointsUsed ? usablePoints : 0 }
  return { requested, cards, setCards, useCredit, setUseCredit, setUsablePoints }
}

type CreditChoice = Pick<ReturnType<typeof useCreditChoice>, 'setCards' | 'setUsablePoints'>

/** Processes the summary's responses. A gift card that can't be used anymore is removed, and the summary is requested without it. */
export function useSummaryForCredit({ setCards, setUsablePoints }: CreditChoice, summary: Summary | null, error: unknown): void {
  useEffect(() => {
    if (summary) setUsablePoints(summary.points?.usable ?? 0)
  }, [summary, setUsablePoints])
  useEffect(() => {
    if (isRefusal(error) && error.code === 'GIFT_CARD_IS_INVALID') setCards([])
  }, [error, setCards])
}
