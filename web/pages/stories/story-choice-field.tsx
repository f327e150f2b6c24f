import { limits } from '#contract/limits.ts'
import { resizedUrl } from '#contract/pictures.ts'
import type { Story } from '#contract/stories.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { archiveGrid } from './archive-skeleton.tsx'
import type { StoryChoice } from './use-story-choice.ts'

interface StoryChoiceFieldProps {
  choice: StoryChoice
  onToggle: (story: Story) => void
  onMore: (cursor: string) => Promise<void>
}

/** The stories as checkboxes, numbered in the order in which they were chosen. */
export function StoryChoiceField({ choice: { chosen, others, nextCursor }, onToggle, onMore }: StoryChoiceFieldProps) {
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
