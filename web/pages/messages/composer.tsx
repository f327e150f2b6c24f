import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { PostIcon } from '#web/features/posts/post-icon.tsx'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { withText } from '#web/lib/with-text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { ChosenAttachment } from './chosen-attachment.tsx'
import { type Attachment, type Recipient, send, useDraft } from './outbox.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Choose = pressedPart(async () => (await withText(['composer'], import('./choose.tsx'))).Choose)
const kinds = ['picture', 'product', 'record'] as const

type Kind = (typeof kinds)[number]

interface ComposerProps<M> {
  to: Recipient<M>
  placeholder: string
  /** The accessible name of the form. */
  label: string
  /** Why the member can't write; null if they can. */
  closed: string | null
  /** A note that they should read before they write. */
  hint: string | null
  onSent: (message: M) => void
}

/** The message field: Enter sends, Shift Enter starts a new line. */
export function Composer<M>({ to, placeholder, label, closed, hint, onSent }: ComposerProps<M>) {
  const t = useText('messages')
  const number = useNumber()
  const roomId = useId()
  const [text, setText] = useDraft(to.key)
  const [chosen, setChosen] = useState<Attachment | null>(null)
  const [open, setOpen] = useState<Kind | null>(null)
  if (closed !== null) return <p className="shrink-0 border-t border-line py-5 text-center text-quiet">{closed}</p>
  const left = limits.message.text - text.trim().length
  const isTooLong = left < 0
  const isEmpty = text.trim() === '' && chosen === null
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isEmpty || isTooLong) return
    setText('')
    setChosen(null)
    void send(to, { text: text.trim(), chosen }, onSent)
  }
  return (
    <form onSubmit={submit} aria-label={label} className="grid shrink-0 grid-cols-1 gap-2 border-t border-line py-3">
      {hint !== null && <p className="text-sm text-quiet">{hint}</p>}
      {chosen && <ChosenAttachment chosen={chosen} onRemove={() => setChosen(null)} />}
      <div className="flex items-end gap-1">
        <Attach onOpen={setOpen} />
        <textarea
          aria-label={t('write.label')}
          placeholder={placeholder}
          rows={1}
          aria-invalid={isTooLong || undefined}
          aria-describedby={left < 200 ? roomId : undefined}
          value={text}
          enterKeyHint="send"
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && submit(event)}
          className="[contain:inline-size] field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none rounded-[1.375rem] border border-edge bg-surface px-4 py-2.5 aria-invalid:border-bad"
        />
        <button
          type="submit"
          aria-disabled={isEmpty || isTooLong || undefined}
          className="ms-2 min-h-11 shrink-0 rounded-input bg-ink px-4 text-sm font-medium text-ground aria-disabled:bg-line aria-disabled:text-ink"
        >
          {t('write.send')}
        </button>
      </div>
      {left < 200 && (
        <p id={roomId} aria-live="polite" className={`text-end text-xs ${isTooLong ? 'font-semibold text-bad' : 'text-quiet'}`}>
          {isTooLong ? t('write.tooLong', { count: -left, max: number(limits.message.text) }) : t('write.left', { count: left })}
        </p>
      )}
      {open && <Choose kind={open} onChoose={(one) => (setChosen(one), setOpen(null))} onClose={() => setOpen(null)} />}
    </form>
  )
}

/** The attachment buttons: side by side, or in a menu on phones, where the text needs the room. */
function Attach({ onOpen }: { onOpen: (kind: Kind) => void }) {
  const t = useText('messages')
  const items = kinds.map((kind) => ({ label: t(`write.${kind}`), onChoose: () => onOpen(kind) }))
  return (
    <>
      <div className="md:hidden">
        <Menu label={t('write.attach')} groups={[{ items }]} align="start">
          {(trigger) => (
            <IconButton {...trigger} label={t('write.attach')} className="-ms-2">
              <Icon name="plus" />
            </IconButton>
          )}
        </Menu>
      </div>
      <div className="flex max-md:hidden">
        {kinds.map((kind) => (
          <IconButton key={kind} label={t(`write.${kind}`)} aria-haspopup="dialog" onClick={() => onOpen(kind)}>
            <PostIcon name={kind === 'record' ? 'barbell' : kind} />
          </IconButton>
        ))}
      </div>
    </>
  )
}
