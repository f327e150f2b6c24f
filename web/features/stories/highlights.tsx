import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { resizedUrl } from '#contract/pictures.ts'
import type { Highlight } from '#contract/highlights.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { loadViewer, StoryViewer } from './open.tsx'

interface HighlightsProps {
  handle: string
  /** The id of the person viewing them. */
  viewer: string
  isSelf: boolean
}

const item = 'grid w-18 shrink-0 justify-items-center gap-1.5 text-xs'
const round = 'grid size-16 place-items-center overflow-hidden rounded-full'

/** A member's highlights, and for the member a button to create one. Nothing for others if there are none. Needs the group "stories". */
export function Highlights({ handle, viewer, isSelf }: HighlightsProps) {
  const t = useText('stories')
  const ask = useCallback(() => signed('GET /people/:handle/highlights', { handle }), [handle])
  const { value } = useAsyncData(ask)
  const [shown, setShown] = useState<ApiOutput<'GET /highlights/:id'> | null>(null)
  if (!value || (value.items.length === 0 && !isSelf)) return null
  const open = (id: string) => void signed('GET /highlights/:id', { id }).then(setShown, toastError)
  return (
    <section aria-label={t('highlights.title')} className="mt-3">
      <ul className="fading-row gap-3 py-1.5">
        {value.items.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={item}
              onClick={() => open(one.id)}
              onFocus={loadViewer}
              onPointerEnter={loadViewer}
            >
              <Cover of={one} />
              <span className="line-clamp-2 wrap-anywhere">{one.title}</span>
            </button>
          </li>
        ))}
        {isSelf && (
          <li>
            <Link to={urls.stories()} className={item}>
              <span className={`${round} border border-dashed border-edge text-quiet`}>
                <Icon name={value.items.length === 0 ? 'plus' : 'pen'} />
              </span>
              {t(value.items.length === 0 ? 'highlights.first' : 'highlights.manage')}
            </Link>
          </li>
        )}
      </ul>
      {shown && (
        <StoryViewer
          people={[{ user: shown.user, stories: shown.stories, unseen: 0 }]}
          start={0}
          story={0}
          viewer={viewer}
          lasts
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}

/** The cover picture of a highlight. */
export const Cover = ({ of: { cover } }: { of: Highlight }) => (
  <span className={`${round} bg-studio ring-2 ring-edge ring-offset-3 ring-offset-ground`}>
    <img src={resizedUrl(cover.mediaUrl, 640)} alt="" loading="lazy" className="size-full object-cover" />
  </span>
)
