import { useState } from 'react'
import { countSets } from '#web/features/training/draft-input.ts'
import { loadDraft } from '#web/features/training/draft.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** Whether the workout is being finished. One without a ticked set can't be: a toast says so instead. */
export function useFinish(by: string | undefined) {
  const t = useText('training')
  const [isFinishing, setFinishing] = useState(false)
  const finish = (wanted: boolean) => {
    const draft = wanted && by !== undefined ? loadDraft(by) : null
    if (wanted && !(draft && countSets(draft).done > 0)) return toast('info', t('finish.nothing'))
    setFinishing(wanted)
  }
  return { isFinishing, finish }
}
