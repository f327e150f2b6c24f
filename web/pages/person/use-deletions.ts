import { useState } from 'react'
import type { LiftRecord } from '#contract/records.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { bestsOf } from './history.ts'

type DeletedRecords = ReadonlyMap<string, LiftRecord | undefined>

/** Deletes the member's own records optimistically, and restores them on failure. `onChange` reloads what depends on them. */
export function useDeletions(onChange: () => Promise<void>) {
  const t = useText('people')
  const amount = useAmount()
  const name = useLiftName()
  const [gone, setGone] = useState<DeletedRecords>(new Map())
  const [cameBack, setCameBack] = useState(false)

  async function logAgain({ lift, measure, value, performedOn, note }: LiftRecord): Promise<void> {
    try {
      await signed('POST /records', { lift, measure, value, performedOn, note })
      setCameBack(true)
      await onChange()
    } catch (error) {
      toastError(error)
    }
  }

  /** `all`: the displayed records of the same lift. */
  async function remove(record: LiftRecord, all: LiftRecord[]): Promise<void> {
    const { id, lift, value, measure } = record
    const left = all.filter((one) => one.id !== id && !gone.has(one.id))
    setGone((before) => new Map(before).set(id, bestsOf(left).at(-1)))
    try {
      await signed('DELETE /records/:id', { id })
      const shown = { lift: name(lift), value: amount(value, measure).text }
      toast('success', t('records.deleted', shown), { label: t('people.undo'), run: () => void logAgain(record) })
      await onChange()
    } catch (error) {
      setGone((before) => new Map([...before].filter(([one]) => one !== id)))
      toastError(error)
    }
  }

  return {
    remove,
    /** A deletion was undone by logging the record again, so the server's data lacks it. */
    cameBack,
    without: (records: LiftRecord[]) => records.filter(({ id }) => !gone.has(id)),
    /** The best in each lift; the next best if that was deleted. */
    bestOf: (records: LiftRecord[]) => records.flatMap((record) => leftOf(record, gone) ?? []),
  }
}

function leftOf(record: LiftRecord, gone: DeletedRecords): LiftRecord | undefined {
  let left: LiftRecord | undefined = record
  while (left && gone.has(left.id)) left = gone.get(left.id)
  return left
}
