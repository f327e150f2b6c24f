import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Highlight } from '#contract/highlights.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StoryChoiceField } from './story-choice-field.tsx'
import { useStoryChoice } from './use-story-choice.ts'

interface HighlightDialogProps {
  /** Null for a new highlight. */
  highlight: Highlight | null
  onDone: () => void
  onClose: () => void
}

/** Groups past stories under a title, in the order chosen; the first is the cover. */
export function HighlightDialog({ highlight, onDone, onClose }: HighlightDialogProps) {
  const t = useText('stories')
  const errorMessage = useErrorMessage()
  const id = highlight?.id
  const { value, error, busy, load, loadMore, toggle } = useStoryChoice(id)
  const [asksToDelete, setAsksToDelete] = useState(false)
  const saving = useAction()
  const chosen = value?.chosen ?? []
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const title = (new FormData(event.currentTarget).get('title') as string).trim()
    const input = { title, storyIds: chosen.map((one) => one.id) }
    void saving.run(async () => {
      await (id === undefined ? signed('POST /highlights', input) : signed('PUT /highlights/:id', { id, ...input }))
      onDone()
      toast('success', t('highlights.saved'))
    })
  }
  const remove = () =>
    void saving.run(async () => {
      setAsksToDelete(false)
      await signed('DELETE /highlights/:id', { id: id ?? '' })
      onDone()
      toast('success', t('highlights.deleted'))
    })
  return (
    <Dialog open title={t(id === undefined ? 'highlights.first' : 'highlights.edit')} onClose={onClose}>
      <form onSubmit={submit} className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-5">
        {saving.error !== null && <Alert tone="bad">{errorMessage(saving.error)}</Alert>}
        <Field
          name="title"
          label={t('highlights.name')}
          defaultValue={highlight?.title}
          required
          maxLength={limits.highlight.title}
          autoComplete="off"
        />
        {value ? (
          <StoryChoiceField choice={value} onToggle={toggle} onMore={loadMore} />
        ) : error === null || busy ? (
          <Skeleton className="h-64 w-full" />
        ) : (
          <Alert tone="bad">
            {errorMessage(error)}{' '}
            <button type="button" className="min-h-11 text-link" onClick={() => void load()}>
              {t('retry')}
            </button>
          </Alert>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={saving.busy} disabled={chosen.length === 0} className="grow">
            {t('highlights.save')}
          </Button>
          {id !== undefined && (
            <Button look="danger" busy={saving.busy} onClick={() => setAsksToDelete(true)}>
              {t('highlights.delete')}
            </Button>
          )}
        </div>
      </form>
      <Confirm
        open={asksToDelete}
        title={t('highlights.deleteTitle')}
        text={t('highlights.deleteText')}
        action={t('highlights.delete')}
        busy={saving.busy}
        onClose={() => setAsksToDelete(false)}
        onConfirm={remove}
      />
    </Dialog>
  )
}
