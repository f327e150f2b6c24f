import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PersonStories, Story } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { beginOf, type Place, neighborStory, neighborPerson, storyAt, markStorySeen, removeStories } from '../places.ts'
import { Scene } from './scene.tsx'
import { usePaused } from './use-paused.ts'
import './viewer.css'

export interface ViewerProps {
  people: PersonStories[]
  /** The index of the person to start with. */
  start: number
  /** The index of the story to start with; by default, the first unseen. */
  story?: number
  /** The id of the person viewing. */
  viewer: string
  /** The stories are in a highlight, so they don't expire. */
  lasts?: boolean
  onSeen?: (id: string) => void
  /** Called when stories were deleted or their author was hidden. */
  onGone?: (gone: (story: Story) => boolean) => void
  onShare?: () => void
  onClose: () => void
}

/** Shows stories full screen, in a modal dialog of its own; dialogs opened from it stack above. */
export function Viewer({ people: initialPeople, start, story: at, viewer, lasts = false, onSeen, onGone, onShare, onClose }: ViewerProps) {
  const t = useText('stories')
  const ref = useRef<HTMLDialogElement>(null)
  const [people, setPeople] = useState(initialPeople)
  const [place, setPlace] = useState<Place>(() => (at === undefined ? beginOf(initialPeople, start) : { person: start, story: at }))
  const [isOver, setOver] = useState<ReadonlySet<string>>(new Set())
  const paused = usePaused()
  const story = storyAt(people, place)
  const person = people[place.person]
  useShown(ref)
  const go = (to: Place | null) => (to ? setPlace(to) : onClose())
  const next = () => go(neighborStory(people, place, 1))
  const previous = () => setPlace(neighborStory(people, place, -1) ?? place)
  const toPerson = (by: 1 | -1) => {
    const to = neighborPerson(people, place, by)
    if (to) setPlace(to)
    else if (by === 1) onClose()
  }
  const end = (id: string) => setOver((all) => new Set([...all, id]))
  const seen = (one: Story) => {
    if (one.isSeen) return
    setPeople((all) => markStorySeen(all, one.id))
    onSeen?.(one.id)
    signed('PUT /story/:id/seen', { id: one.id }).catch((error: unknown) => {
      if (isRefusal(error) && error.code === 'NOT_FOUND') end(one.id)
    })
  }
  const drop = (gone: (one: Story) => boolean) => {
    const left = removeStories(people, gone)
    onGone?.(gone)
    if (left.length === 0) return onClose()
    const index = Math.min(place.person, left.length - 1)
    const isSame = left[index]!.user.id === person?.user.id
    setPlace(isSame ? { person: index, story: Math.min(place.story, left[index]!.stories.length - 1) } : beginOf(left, index))
    setPeople(left)
  }
  const press = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.target instanceof Element && (event.target.closest('dialog') !== ref.current || event.target.matches('input'))) return
    const act = keys({ next, previous, toPerson, toggle: paused.toggle }, event)
    if (!act) return
    event.preventDefault()
    act()
  }
  if (!story || !person) return null
  return (
    <dialog
      ref={ref}
      aria-label={t('label', { name: person.user.name })}
      className="story-viewer dark"
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={press}
    >
      <Aside by={-1} isThere={place.person > 0} label={t('previousPerson')} onGo={toPerson} />
      <Scene
        story={story}
        place={{ at: place.story, of: person.stories.length }}
        isOwn={story.user.id === viewer}
        lasts={lasts}
        isOver={isOver.has(story.id)}
        upcoming={upcomingOf(people, place)}
        paused={paused}
        onSeen={seen}
        onOver={end}
        onDrop={drop}
        onShare={onShare}
        go={{ next, previous, toPerson, close: onClose }}
      />
      <Aside by={1} isThere={place.person < people.length - 1} label={t('nextPerson')} onGo={toPerson} />
    </dialog>
  )
}

/** The story whose picture to preload. */
const upcomingOf = (people: PersonStories[], place: Place): Story | undefined => {
  const to = neighborStory(people, place, 1)
  return to ? storyAt(people, to) : undefined
}

interface Acts {
  next: () => void
  previous: () => void
  toPerson: (by: 1 | -1) => void
  toggle: () => void
}
/** The action for a key. Space pauses, unless a focused button handles it. */
function keys({ next, previous, toPerson, toggle }: Acts, { key, target }: KeyboardEvent): (() => void) | undefined {
  if (key === 'ArrowRight') return next
  if (key === 'ArrowLeft') return previous
  if (key === 'ArrowDown') return () => toPerson(1)
  if (key === 'ArrowUp') return () => toPerson(-1)
  return key === ' ' && !(target instanceof Element && target.closest('button, a')) ? toggle : undefined
}

function Aside({ by, isThere, label, onGo }: { by: 1 | -1; isThere: boolean; label: string; onGo: (by: 1 | -1) => void }) {
  return (
    <div className="story-aside">
      {isThere && (
        <IconButton label={label} className="bg-studio" onClick={() => onGo(by)}>
          <Icon name="arrow" className={`size-5 ${by === -1 ? 'rotate-180' : ''}`} />
        </IconButton>
      )}
    </div>
  )
}

/** Opens the native modal dialog, which traps the focus and restores it on closing. */
function useShown(ref: { current: HTMLDialogElement | null }): void {
  useEffect(() => {
    const dialog = ref.current
    if (!dialog?.open) dialog?.showModal()
    // Focuses the stage instead of the first button, so that space pauses.
    dialog?.querySelector<HTMLElement>('.story-stage')?.focus()
    return () => dialog?.close()
  }, [ref])
}
