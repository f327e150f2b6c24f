import { useEffect, useState } from 'react'
import type { Subscription } from '#contract/plans.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { type AsyncData, useAsyncData } from '#web/lib/use-async-data.ts'

const everyMs = 2000
/** Banks respond within seconds. After the last check, a mail reports the payment. */
const checksMax = 10

/** A wrapper, since null is a valid value, too. */
interface LoadedSubscription {
  subscription: Subscription | null
}

const load = async (): Promise<LoadedSubscription> => ({ subscription: await signed('GET /subscription', {}) })

/** The customer's subscription. While a new payment is unconfirmed, the provider is polled. */
export function useSubscription(): AsyncData<LoadedSubscription> & {
  waiting: 'no' | 'yes' | 'late'
  hasStarted: boolean
  hasNewCard: boolean
} {
  const data = useAsyncData(load)
  const [query] = useSearchParams()
  const isBack = query.get('started') !== null
  const hasNewCard = useNewCard(query.get('card') !== null, (subscription) => data.change(() => ({ subscription })))
  const isOpen = isBack && data.value?.subscription?.state === 'incomplete'
  const checks = useChecks(isOpen, (subscription) => data.change(() => ({ subscription })))
  const waiting = !isOpen ? 'no' : checks < checksMax ? 'yes' : 'late'
  const state = data.value?.subscription?.state
  return { ...data, waiting, hasStarted: isBack && (state === 'active' || state === 'cancelled'), hasNewCard }
}

/** After a return from changing the card, asks the shop to check it. True once that is done. */
function useNewCard(isBack: boolean, onAnswer: (subscription: Subscription | null) => void): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    if (!isBack) return undefined
    let isGone = false
    void signed('POST /subscription/check', {}).then(
      (subscription) => {
        if (isGone) return
        onAnswer(subscription)
        setKnown(true)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onAnswer` is new with every render
  }, [isBack])
  return isKnown
}

/** Polls while `isOpen`, and returns the number of checks so far. */
function useChecks(isOpen: boolean, onAnswer: (subscription: Subscription | null) => void): number {
  const [checks, setChecks] = useState(0)
  useEffect(() => {
    if (!isOpen || checks >= checksMax) return undefined
    let isGone = false
    const timer = setTimeout(
      () => {
        void signed('POST /subscription/check', {}).then(
          (subscription) => {
            if (isGone) return
            onAnswer(subscription)
            setChecks(checks + 1)
          },
          () => !isGone && setChecks(checks + 1),
        )
      },
      checks === 0 ? 0 : everyMs,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onAnswer` is new with every render
  }, [checks, isOpen])
  return checks
}
