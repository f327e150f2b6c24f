import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import type { PersonStories } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { withText } from '#web/lib/with-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { loadViewer, StoryViewer } from './open.tsx'
import { removeStories, markStorySeen } from './places.ts'
import { Ring } from './ring.tsx'

const ShareStory = lazyPart(async () => (await withText(['stories', 'composer'], import('./share/share-story.tsx'))).ShareStory)

interface RailStories {
  own: PersonStories | null
  people: PersonStories[]
}
async function ask(): Promise<RailStories> {
  const [{ stories }, { people }] = await Promise.all([signed('GET /story/my-story', {}), signed('GET /story/fetch-stories', {})])
  const [first] = stories
  return { own: first ? { user: first.user, stories, unseen: 0 } : null, people }
}

/** The current stories: the member's own, then those of followed people, unseen ones first. The order is fixed while they are viewed. */
export function StoryRail({ customer }: { customer: Customer }) {
  const t = useText('posts')
  const { value, error, busy, load, change } = useAsyncData(ask)
  const [watched, setWatched] = useState<{ people: PersonStories[]; start: number } | null>(null)
  const [sharing, setSharing] = useState(false)
  const all = value ? [...(value.own ? [value.own] : []), ...value.people] : []
  const share = () => {
    setWatched(null)
    setSharing(true)
  }
  return (
    <section aria-label={t('stories.label')} className="-mx-4 mb-3 min-h-[6.75rem] min-w-0 md:mx-0 md:mb-5">
      <ul className="flex gap-1 overflow-x-auto px-3 py-1 [scrollbar-width:none] md:-ms-2 md:px-0 hoverable:[scrollbar-width:thin]">
        <li>
          <button type="button" className={item} onClick={share}>
            <span className="relative inline-grid rounded-full border-2 border-transparent p-[3px]">
              <span className="grid size-14 place-items-center rounded-full border border-dashed border-edge">
                <Icon name="plus" />
              </span>
            </span>
            <span className={label}>{t('stories.add')}</span>
          </button>
        </li>
        {all.map((one, at) => (
          <li key={one.user.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={item}
              onClick={() => setWatched({ people: all, start: at })}
              onFocus={loadViewer}
              onPointerEnter={loadViewer}
            >
              <Ring name={one.user.name} url={one.user.avatar} state={one.unseen > 0 ? 'unseen' : 'seen'} />
              {one === value?.own ? (
                <span className={`${label} text-quiet`}>{t('stories.own')}</span>
              ) : (
                <>
                  <span className="sr-only">{nameOf(one, t)}</span>
                  <span aria-hidden="true" className={`${label} ${one.unseen > 0 ? 'font-semibold' : 'text-quiet'}`}>
                    {one.user.name.split(' ')[0]}
                  </span>
                </>
              )}
            </button>
          </li>
        ))}
        {!value && busy && <Loading />}
      </ul>
      {!value && !busy && error !== null && (
        <p className="flex items-center gap-3 px-4 text-sm text-quiet md:px-0">
          {t('stories.failed')}
          <TextButton onClick={() => void load()}>{t('retry')}</TextButton>
        </p>
      )}
      {watched && (
        <StoryViewer
          {...watched}
          viewer={customer.id}
          onSeen={(id) => change((before) => ({ ...before, people: markStorySeen(before.people, id) }))}
          onGone={(gone) =>
            change(({ own, people }) => ({ own: removeStories(own ? [own] : [], gone)[0] ?? null, people: removeStories(people, gone) }))
          }
          onShare={share}
          onClose={() => setWatched(null)}
        />
      )}
      {sharing && <ShareStory onClose={() => setSharing(false)} onShared={() => void load()} />}
    </section>
  )
}

const item = 'relative grid w-[4.75rem] justify-items-center gap-1 rounded-input py-1'
const label = 'w-full truncate px-0.5 text-center text-xs'

const nameOf = ({ user: { name }, unseen }: PersonStories, t: ReturnType<typeof useText<'posts'>>): string =>
  unseen > 0 ? t('stories.unseen', { name, count: unseen }) : t('stories.seen', { name })

const Loading = () =>
  [0, 1, 2, 3].map((at) => (
    <li key={at} aria-hidden="true" className={item}>
      <Skeleton className="m-[5px] size-14 rounded-full" />
      <Skeleton className="h-3 w-12" />
    </li>
  ))
