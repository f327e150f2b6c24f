import { useState } from 'react'
import type { Routine } from '#contract/training/routines.ts'
import { routineSharing } from '#contract/training/routines-sharing.ts'
import { sharedRoutineUrl } from '#contract/training-urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { withText } from '#web/lib/with-text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const PostRoutine = pressedPart(async () => (await withText(['posts', 'composer'], import('./post-routine.tsx'))).PostRoutine)

type Shared = Pick<Routine, 'id' | 'name' | 'sharing' | 'shareToken' | 'isRemoved'>

/** Who a routine is shared with, saved immediately, and its link. */
export function Sharing({ routine: begun }: { routine: Shared }) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const [{ id, name, sharing, shareToken, isRemoved }, setRoutine] = useState(begun)
  const [isPosting, setPosting] = useState(false)
  const { busy, error, run } = useAction()
  if (isRemoved) return <Alert tone="warn">{t('sharing.removed')}</Alert>
  const choose = (next: (typeof routineSharing)[number]) =>
    void run(async () => {
      setRoutine(await signed('PUT /routines/:id/sharing', { id, sharing: next }))
      if (next === 'none') setPosting(false)
    })
  const link = shareToken === null ? null : window.location.origin + sharedRoutineUrl(shareToken)
  const copy = async (text: string) => {
    const copied = await copyToClipboard(text)
    toast(copied ? 'success' : 'error', t(copied ? 'sharing.copied' : 'sharing.notCopied'))
  }
  return (
    <section aria-label={t('sharing.title')} className="mt-8 grid grid-cols-1 gap-4 border-t border-line pt-6">
      <ChoiceGroup label={t('sharing.title')} hint={t('sharing.hint')}>
        {routineSharing.map((value) => (
          <RadioCard
            key={value}
            name="sharing"
            value={value}
            title={t(`sharing.choices.${value}.title`)}
            text={t(`sharing.choices.${value}.text`)}
            checked={sharing === value}
            aria-disabled={busy}
            onChange={() => choose(value)}
          />
        ))}
      </ChoiceGroup>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      {link !== null && (
        <>
          <p className="wrap-anywhere">
            <TextLink to={sharedRoutineUrl(shareToken!)}>{link}</TextLink>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => void copy(link)}>
              {t('sharing.copy')}
            </Button>
            <Button look="secondary" aria-expanded={isPosting} onClick={() => setPosting(!isPosting)}>
              {t('sharing.post')}
            </Button>
          </div>
          {isPosting && <PostRoutine name={name} link={link} onClose={() => setPosting(false)} />}
        </>
      )}
    </section>
  )
}
