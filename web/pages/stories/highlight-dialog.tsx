import { type FormEvent, useCallback, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { resizedUrl } from '#contract/pictures.ts'
import type { Highlight, Story } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { archiveGrid } from './archive-skeleton.tsx'

interface HighlightDialogProps {
  /** Null for a new highlight. */
  highlight: Highlight | null
  onDone: () => void
  onClose: () => void
}

interface Choice {
  chosen: Story[]
  others: Story[]
  nextCursor: string | null
}

/** Groups past stories under a title, in the order chosen; the first is the cover. */
export function HighlightDialog({ highlight, onDone, onClose }: HighlightDialogProps) {
  const t = useText('stories')
  const errorMessage = useErrorMessage()
  const id = highlight?.id
  const ask = useCallback(() => loadChoice(id), [id])
  const { value, error, busy, load, change } = useAsyncData<Choice>(ask)
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
  const loadMore = async (cursor: string) => {
    const page = await signed('GET /story/archive', { limit: pageSize, cursor })
    change((before) => ({ ...before, others: [...before.others, ...without(page.items, before.chosen)], nextCursor: page.nextCursor }))
  }
  const toggle = (story: Story) =>
    change((before) =>
      before.chosen.includes(story)
        ? { ...before, chosen: before.chosen.filter((one) => one !== story) }
        : { ...before, chosen: [...before.chosen, story] },
    )
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
          <Stories choice={value} onToggle={toggle} onMore={loadMore} />
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

const pageSize = 24
const without = (stories: Story[], others: Story[]): Story[] => stories.filter(({ id }) => !others.some((one) => one.id === id))

/** The highlight's stories, and the latest others. */
async function loadChoice(id: string | undefined): Promise<Choice> {
  const [chosen, page] = await Promise.all([
    id === undefined ? [] : signed('GET /highlights/:id', { id }).then(({ stories }) => stories),
    signed('GET /story/archive', { limit: pageSize }),
  ])
  return { chosen, others: [...chosen, ...without(page.items, chosen)], nextCursor: page.nextCursor }
}

interface StoriesProps {
  choice: Choice
  onToggle: (story: Story) => void
  onMore: (cursor: string) => Promise<void>
}

function Stories({ choice: { chosen, others, nextCursor }, onToggle, onMore }: StoriesProps) {
  const t = useText('stories')
  const date = useDate('short')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const more = useAction()
  const isFull = chosen.length >= limits.highlight.storiesMax
  if (others.length === 0) return <p className="text-quiet">{t('highlights.nothing')}</p>
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1 font-medium">{t('highlights.stories')}</legend>
      <p className="text-sm text-quiet">{t('highlights.order')}</p>
      <ul className={archiveGrid}>
        {others.map((story) => {
          const at = chosen.indexOf(story)
          return (
            <li key={story.id}>
              <label className="relative block cursor-pointer text-xs">
                <input
                  type="checkbox"
                  className="peer sr-only"
                  checked={at >= 0}
                  disabled={at < 0 && isFull}
                  aria-label={[date(story.createdAt), story.caption || story.alt].filter(Boolean).join(': ')}
                  onChange={() => onToggle(story)}
                />
                <span className="block aspect-[9/16] overflow-hidden rounded-card bg-studio ring-ember ring-offset-2 ring-offset-surface peer-checked:ring-3 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4">
                  <img src={resizedUrl(story.mediaUrl, 640)} alt="" loading="lazy" className="size-full object-cover" />
                </span>
                {at >= 0 && (
                  <span
                    aria-hidden="true"
                    className="absolute start-1.5 top-1.5 grid size-6 place-items-center rounded-full bg-ember font-semibold text-ember-ink"
                  >
                    {number(at + 1)}
                  </span>
                )}
                <span className="mt-1.5 block text-quiet">{date(story.createdAt)}</span>
              </label>
            </li>
          )
        })}
      </ul>
      {more.error !== null && <p role="alert">{errorMessage(more.error)}</p>}
      {nextCursor !== null && (
        <Button look="secondary" busy={more.busy} onClick={() => void more.run(() => onMore(nextCursor))}>
          {t('archive.more')}
        </Button>
      )}
    </fieldset>
  )
}
