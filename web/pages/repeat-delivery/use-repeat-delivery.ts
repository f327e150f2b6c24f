import { useCallback, useEffect, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'

export type Changing = ReturnType<typeof useRepeatDelivery>

/** A repeat delivery of the customer; who is back from giving another card is asked about first. */
export function useRepeatDelivery(id: string) {
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const isBack = query.get('card') !== null
  const data = useAsyncData(useCallback(() => signed('GET /repeat-deliveries/:id', { id }), [id]))
  const { busy, run } = useAction()
  const [cardTaken, setCardTaken] = useState(false)
  const { change, load } = data

  useEffect(() => {
    if (!isBack) return
    // The shop asks by itself, too, where this can't be answered now.
    void signed('POST /repeat-deliveries/:id/card/check', { id }).then(
      (next) => {
        change(() => next)
        setCardTaken(next.cardTaken)
        // Who loads the page again isn't back once more.
        window.history.replaceState(window.history.state, '', window.location.pathname)
      },
      () => undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time one comes back
  }, [id, isBack])

  /** Does one thing at a time. True where it's done; else the person is told why, and sees how it is by now. */
  const act = async (work: () => Promise<RepeatDeliveryDetail>, done: string): Promise<boolean> => {
    let isDone = false
    await run(async () => {
      try {
        const next = await work()
        change(() => next)
        isDone = true
        toast('success', done)
      } catch (error) {
        toast('error', errorMessage(error))
        if (isRefusal(error) && error.status === 409) await load()
      }
    })
    return isDone
  }
  return { ...data, cardTaken, acting: busy, act }
}
