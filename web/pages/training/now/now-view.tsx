import { useState } from 'react'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { newDraft } from '#web/features/training/draft.ts'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { useDraft } from '#web/features/training/use-draft.ts'
import { useUnit } from '#web/features/profiles/unit.ts'
import { Now } from './now.tsx'
import { useFinish } from './use-finish.ts'

/** The current workout, for a phone in a gym: once loaded, it works offline. */
export function NowView() {
  const t = useText('training')
  const by = useStored(({ auth }) => auth.userId)
  const { isFinishing, finish } = useFinish(by)
  return (
    <TrainingPage
      title={t('now.title')}
      action={
        <Button data-replay="" onClick={() => finish(true)}>
          {t('now.finish')}
        </Button>
      }
    >
      {by !== undefined && <Begun by={by} isFinishing={isFinishing} onFinish={finish} />}
    </TrainingPage>
  )
}

/** Opening this page without a current workout starts one. */
function Begun({ by, isFinishing, onFinish }: { by: string; isFinishing: boolean; onFinish: (isFinishing: boolean) => void }) {
  const unit = useUnit()
  const { draft, change, replace, removeSent } = useDraft(by)
  const begin = () => newDraft('', unit, Date.now())
  const [fresh] = useState(begin)
  return (
    <Now
      draft={draft ?? fresh}
      change={(make) => change(make, draft ? undefined : begin)}
      replace={replace}
      removeSent={removeSent}
      isFinishing={isFinishing}
      onFinish={onFinish}
    />
  )
}
