import { useCallback, useEffect, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

export type Changing = ReturnType<typeof useRepeatDelivery>

/** A repeat delivery of the customer; after a return from changing the card, the card is checked first. */
export function useRepeatDelivery(id: string) {
  const [query] = useSearchParams()
  const isBack = query.get('card') !== null
  const data = useAsyncData(useCallback(() => signed('GET /repeat-deliveries/:id', { id }), [id]))
  const { busy, run } = useAction()
  const [cardTaken, setCardTaken] = useState(false)
  const { change, load } = data

  useEffect(() => {
    if (!isBack) return
    // If this fails, the shop checks the card on its own later.
    void signed('POST /repeat-deliveries/:id/card/check', { id }).then(
      (next) => {
        change(() => next)
        setCardTaken(next.cardTaken)
        // Removes the parameter, so that a reload doesn't check again.
        window.history.replaceState(window.history.state, '', window.location.pathname)
      },
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time one comes back
  }, [id, isBack])

  /** Runs one action at a time. Resolves to true on success; otherwise shows the error and reloads the delivery. */
  const act = async (work: () => Promise<RepeatDeliveryDetail>, done: string): Promise<boolean> => {
    let isDone = false
    await run(async () => {
      try {
        const next = await work()
        change(() => next)
        isDone = true
        toast('success', done)
      } catch (error) {
        toastError(error)
        if (isRefusal(error) && error.status === 409) await load()
      }
    })
    return isDone
  }
  return { ...data, cardTaken, acting: busy, act }
}
