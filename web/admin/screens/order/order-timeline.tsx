import { type SyntheticEvent, useRef, useState } from 'react'
import type { StaffOrder } from '#contract/admin/orders.ts'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { useEventName } from '#web/features/orders/event-name.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { useKeys } from '#web/admin/keys/keys.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'
import { historyOf } from './history.ts'

interface TimelineProps {
  order: Order
  notes: StaffOrder['notes']
  /** Who of the staff made a change, by its time. */
  changedBy: StaffOrder['changedBy']
  onNotes: (notes: StaffOrder['notes']) => void
}

/** The order's events and staff notes, newest first, with a field for a new note on top. */
export function OrderTimeline({ order, notes, changedBy, onNotes }: TimelineProps) {
  const t = useText('admin-orders')
  const nameOf = useEventName(order)
  const shortTime = useShortTime()
  const money = useMoney()
  const authors = new Map(changedBy.map(({ at, name }) => [at, name ?? t('timeline.someone')]))
  return (
    <section>
      <h2 className="mb-2 font-semibold">{t('timeline.title')}</h2>
      <NoteForm order={order} onNotes={onNotes} />
      <ol className="mt-4">
        {historyOf(order.timeline, notes).map(({ at, event, note }, index) => (
          <li key={note?.id ?? `${at} ${event?.event} ${index}`} className="flex gap-4">
            <time dateTime={at} className="w-28 shrink-0 py-2 whitespace-nowrap text-quiet">
              {shortTime(at)}
            </time>
            <span aria-hidden="true" className="relative w-2 shrink-0 border-s border-line">
              <span className="absolute -start-1 top-3.5 size-2 rounded-full border-4 border-edge" />
            </span>
            <div className="min-w-0 grow py-2">
              {event && (
                <>
                  <span className="font-medium">{nameOf(event)}</span>{' '}
                  <span className="text-quiet">
                    {[event.amount !== undefined && money(event.amount), event.note].filter(Boolean).join('. ')}
                  </span>
                </>
              )}
              {/* A note of an event has its author. */}
              {event && !note && authors.has(at) && <p className="text-quiet">{authors.get(at)}</p>}
              {note && <Note note={note} isQuiet={event !== undefined} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A note with its author. A refund's note may have no text. */
function Note({ note: { author, text }, isQuiet }: { note: StaffOrder['notes'][number]; isQuiet: boolean }) {
  const t = useText('admin-orders')
  const who = author ?? t('timeline.someone')
  if (isQuiet) return <p className="text-quiet">{[who, text].filter(Boolean).join(' · ')}</p>
  return (
    <>
      <span className="font-medium">{who}</span>
      {text && <p className="mt-1 rounded-input bg-studio px-3 py-2 whitespace-pre-wrap">{text}</p>}
    </>
  )
}

function NoteForm({ order, onNotes }: Pick<TimelineProps, 'order' | 'onNotes'>) {
  const t = useText('admin-orders')
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, run } = useToastedAction()
  useKeys(t('keys'), [{ keys: 'm', label: t('timeline.note'), run: () => field.current?.focus() }])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      onNotes((await staff('POST /admin/orders/:id/notes', { id: order.id, text })).notes)
      setText('')
    })
  }
  return (
    <form onSubmit={send} className="flex items-start gap-2">
      <textarea
        ref={field}
        rows={text.includes('\n') || text.length > 80 ? 3 : 1}
        aria-label={t('timeline.note')}
        placeholder={t('timeline.placeholder')}
        value={text}
        maxLength={limits.order.noteMax}
        onChange={(event) => setText(event.currentTarget.value)}
        className="min-h-11 grow rounded-input border border-edge bg-surface px-3 py-2.5 hover:border-ink"
      />
      <ActionButton type="submit" busy={busy} disabled={text.trim() === ''} className="min-h-11">
        {t('timeline.send')}
      </ActionButton>
    </form>
  )
}
