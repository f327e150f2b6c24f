import { type ReactNode, useCallback, useState } from 'react'
import type { PersonStories } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { loadViewer, StoryViewer } from './open.tsx'
import { removeStories, markStorySeen } from './places.ts'

/** The ring around a profile picture when the person has stories, which opens them. Loaded for members only. */
export function PersonRing({
  person,
  viewer,
  children,
}: {
  person: { handle: string; name: string }
  viewer: string
  children: ReactNode
}) {
  const t = useText('people')
  const { handle, name } = person
  const ask = useCallback(() => signed('GET /people/:handle/stories', { handle }), [handle])
  const { value, change } = useAsyncData<PersonStories>(ask)
  const [isOpen, setOpen] = useState(false)
  if (!value || value.stories.length === 0) return children
  const isUnseen = value.unseen > 0
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`relative rounded-full outline-3 -outline-offset-1 ${isUnseen ? 'outline-ember' : 'outline-edge'}`}
        onClick={() => setOpen(true)}
        onFocus={loadViewer}
        onPointerEnter={loadViewer}
      >
        <span className="sr-only">{isUnseen ? t('stories.unseen', { name, count: value.unseen }) : t('stories.seen', { name })}</span>
        {children}
      </button>
      {isOpen && (
        <StoryViewer
          people={[value]}
          start={0}
          viewer={viewer}
          onSeen={(id) => change((before) => markStorySeen([before], id)[0]!)}
          onGone={(gone) => change((before) => removeStories([before], gone)[0] ?? { ...before, stories: [], unseen: 0 })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
