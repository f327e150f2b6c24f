import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { placeAt } from './place-at.ts'
import { complete, type Typed, typedAt } from './typed.ts'
import { type Option, type Place, useOptions } from './use-options.ts'

export interface NameListProps extends Place {
  /** The field being typed in. */
  field: HTMLTextAreaElement
}

/** Suggests people or hashtags for an unfinished mention or hashtag in a field. Needs the group "search". */
export function NameList({ field, ...place }: NameListProps) {
  const [typed, setTyped] = useState(() => typedAt(field))
  /** The start of the name whose list was closed by Escape or a choice: the list stays closed until another name is begun. */
  const [closedAt, setClosedAt] = useState(-1)
  useEffect(() => {
    const controller = new AbortController()
    const read = () => {
      const now = document.activeElement === field ? typedAt(field) : null
      setTyped(now)
      setClosedAt((at) => (now?.start === at ? at : -1))
    }
    const { signal } = controller
    for (const type of ['input', 'keyup', 'click', 'blur', 'focus']) field.addEventListener(type, read, { signal })
    return () => controller.abort()
  }, [field])
  if (!typed || typed.start === closedAt) return null
  return <Open key={`${typed.kind} ${typed.start}`} field={field} typed={typed} place={place} onClose={() => setClosedAt(typed.start)} />
}

interface OpenProps {
  field: HTMLTextAreaElement
  typed: Typed
  place: Place
  onClose: () => void
}

function Open({ field, typed, place, onClose }: OpenProps) {
  const t = useText('search')
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const options = useOptions(typed, place) ?? []
  // A mention must be an existing person, so the first is preselected. A hashtag may be new, so none is.
  const first = typed.kind === 'mention' ? 0 : -1
  const [reached, setReached] = useState({ q: typed.q, at: first })
  const target = reached.q === typed.q ? reached.at : first
  const active = Math.min(target, options.length - 1)
  const setActive = (at: number) => setReached({ q: typed.q, at })
  const choose = ({ name }: Option) => {
    onClose()
    complete(field, typed, name)
    field.focus()
  }

  const key = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.isComposing && !event.metaKey && !event.ctrlKey && !event.altKey && !event.shiftKey
    if (!isPlain || options.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = event.key === 'Enter' || event.key === 'Tab' ? options[active] : undefined
    if (step === 0 && !chosen && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (chosen) choose(chosen)
    else if (step === 0) onClose()
    else setActive((active + step + options.length) % options.length)
  })
  useEffect(() => {
    const controller = new AbortController()
    field.addEventListener('keydown', (event) => key(event), { signal: controller.signal })
    return () => controller.abort()
  }, [field])

  useField(field, { listId, active, count: options.length })
  const isShown = options.length > 0
  useLayoutEffect(
    () => (isShown && list.current ? placeAt(field, typed.start, list.current) : undefined),
    [field, typed.start, isShown, options.length],
  )
  return (
    <>
      <span role="status" className="sr-only">
        {isShown ? t('suggestions.count', { count: options.length }) : ''}
      </span>
      {isShown && (
        <div
          ref={list}
          popover="manual"
          className="m-0 max-h-80 w-max max-w-[calc(100vw-2rem)] min-w-64 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
          onPointerDown={(event) => event.preventDefault()}
        >
          <div id={listId} role="listbox" aria-label={t('suggestions.label')}>
            {options.map((option, at) => (
              // The field has the focus and handles the keys.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.name}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                onPointerMove={() => setActive(at)}
                onClick={() => choose(option)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-2 py-1 aria-selected:bg-studio"
              >
                <Name {...option} />
              </div>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

function Name({ name, person }: Option) {
  if (!person) return <span className="px-1 font-medium">#{name}</span>
  return (
    <>
      <Avatar name={person.name} url={person.avatar} size="small" />
      <span className="min-w-0">
        <span className="block truncate leading-tight font-medium">{person.name}</span>
        <span className="block truncate text-sm leading-tight text-quiet">@{name}</span>
      </span>
    </>
  )
}

interface Reached {
  listId: string
  active: number
  count: number
}

/** Connects the field with its list for screen readers. The role stays textbox, since a combobox has a single line. */
function useField(field: HTMLTextAreaElement, { listId, active, count }: Reached): void {
  useEffect(() => {
    const attributes = {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(count > 0 && { 'aria-controls': listId }),
      ...(active >= 0 && { 'aria-activedescendant': `${listId}-${active}` }),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name)
    }
  }, [field, listId, active, count])
}
