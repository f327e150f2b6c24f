import { useEffect, useRef, useState } from 'react'
import type { Story } from '#contract/stories.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { sourcesOf } from '#web/lib/pictures.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Poster } from '../poster.tsx'
import { Bars } from './bars.tsx'
import { Reply } from './reply.tsx'
import { SceneHead } from './scene-head.tsx'
import { StoryProduct } from './story-product.tsx'
import type { Paused } from './use-paused.ts'
import { useTaps } from './use-taps.ts'
import { Views } from './views.tsx'

interface Go {
  next: () => void
  previous: () => void
  toPerson: (by: 1 | -1) => void
  close: () => void
}
interface SceneProps {
  story: Story
  place: { at: number; of: number }
  isOwn: boolean
  /** The story is in a highlight, so it doesn't expire. */
  lasts: boolean
  isOver: boolean
  upcoming: Story | undefined
  paused: Paused
  onSeen: (story: Story) => void
  onOver: (id: string) => void
  onDrop: (gone: (story: Story) => boolean) => void
  onShare?: (() => void) | undefined
  go: Go
}

interface PictureState {
  id: string
  state: 'loading' | 'ready' | 'failed'
  /** How often the picture was retried. */
  tries: number
}

/** One story with its controls. */
export function Scene({ story, place, isOwn, lasts, isOver, upcoming, paused, onSeen, onOver, onDrop, onShare, go }: SceneProps) {
  const t = useText('stories')
  // The component persists across stories, which keeps the focus on its buttons; the state of the picture is reset by the story's id.
  const [known, setKnown] = useState<PictureState>({ id: story.id, state: 'loading', tries: 0 })
  const { state, tries }: PictureState = known.id === story.id ? known : { id: story.id, state: 'loading', tries: 0 }
  const tell = (part: Partial<PictureState>) => setKnown({ id: story.id, state, tries, ...part })
  const taps = useTaps({ onNext: go.next, onPrevious: go.previous, onPerson: go.toPerson, onClose: go.close, onHold: paused.hold })
  useEnd(story, isOwn || lasts, onOver)
  const ready = () => {
    tell({ state: 'ready' })
    onSeen(story)
    if (upcoming) preload(upcoming)
  }
  const isRunning = state === 'ready' && !isOver
  return (
    <div
      tabIndex={-1}
      className="story-stage"
      data-held={paused.isHeld || undefined}
      data-still={paused.isStill || !isRunning || undefined}
    >
      {isOver ? (
        <div className="story-notice">
          <p className="text-lg font-semibold">{t('over.title')}</p>
          <p>{t('over.text')}</p>
        </div>
      ) : (
        <Poster key={`${story.id} ${tries}`} story={story} onLoad={ready} onError={() => tell({ state: 'failed' })}>
          <div className="story-chrome flex w-full flex-wrap items-center gap-2">
            {story.product && <StoryProduct product={story.product} onOpen={paused.cover} />}
            {!isOwn && <Reply key={story.id} story={story} onWrite={paused.cover} />}
            {isOwn && <Views story={story} onOpen={paused.cover} />}
          </div>
        </Poster>
      )}
      <button type="button" aria-label={t('previous')} className="story-zone story-zone-back" {...taps('previous')} />
      <button type="button" aria-label={t('next')} className="story-zone story-zone-on" {...taps('next')} />
      {state === 'failed' && !isOver && (
        <div className="story-notice story-notice-small">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => tell({ state: 'loading', tries: tries + 1 })}>
            {t('retry')}
          </Button>
        </div>
      )}
      <div className="story-top story-chrome">
        <Bars key={story.id} at={place.at} of={place.of} isLong={story.caption.length > longFrom} onEnd={go.next} />
        <SceneHead story={story} isOwn={isOwn} paused={paused} onDrop={onDrop} onShare={onShare} onClose={go.close} />
      </div>
      <p role="status" className="sr-only">
        {t('said', { name: story.user.name, number: place.at + 1, count: place.of })}
      </p>
    </div>
  )
}

/** Captions from this length on are shown for longer. */
const longFrom = 80

/** Ends a story that expires, even while it's being viewed. */
function useEnd({ id, expiresAt }: Story, lasts: boolean, onOver: (id: string) => void): void {
  const tell = useRef(onOver)
  useEffect(() => {
    tell.current = onOver
  })
  useEffect(() => {
    if (lasts) return
    const timer = setTimeout(() => tell.current(id), Math.max(Date.parse(expiresAt) - serverNow(), 0))
    return () => clearTimeout(timer)
  }, [id, expiresAt, lasts])
}

function preload({ mediaUrl, width }: Story): void {
  const { src, srcSet, sizes } = sourcesOf(mediaUrl, 'full', width)
  Object.assign(new Image(), { ...(sizes !== undefined && { sizes }), ...(srcSet !== undefined && { srcset: srcSet }), src })
}
