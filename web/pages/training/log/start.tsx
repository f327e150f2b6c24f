import { useState } from 'react'
import { trainingUrls } from '#contract/training-urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { countSets } from '#web/features/training/draft-input.ts'
import { newDraft, saveDraft } from '#web/features/training/draft.ts'
import { useDraft } from '#web/features/training/use-draft.ts'
import { useUnit } from '#web/features/profiles/unit.ts'

/** Continues the current workout, or starts an empty one. */
export function Start({ by }: { by: string }) {
  const t = useText('training')
  const unit = useUnit()
  const { draft, replace } = useDraft(by)
  const [isConfirming, setConfirming] = useState(false)
  if (!draft)
    return (
      <Button
        className="w-full md:w-auto md:justify-self-start"
        onClick={() => {
          saveDraft(by, newDraft('', unit, Date.now()))
          goTo(trainingUrls.now())
        }}
      >
        {t('start.empty')}
      </Button>
    )
  return (
    <section className="rounded-card bg-studio p-5">
      <h2 className="font-semibold wrap-anywhere">{draft.title || t('now.usual')}</h2>
      <p className="mt-1 text-sm text-quiet">{t('start.since', { time: draft.startedAt.slice(11), count: countSets(draft).done })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={trainingUrls.now()}>{t('start.continue')}</ButtonLink>
        <Button look="secondary" onClick={() => setConfirming(true)}>
          {t('start.discard')}
        </Button>
      </div>
      <Confirm
        open={isConfirming}
        title={t('start.discardTitle')}
        text={t('start.discardText')}
        action={t('start.discardAction')}
        dismiss={t('start.keep')}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          replace(null)
        }}
      />
    </section>
  )
}
