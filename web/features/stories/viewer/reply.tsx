import { type FormEvent, useRef, useState } from 'react'
import type { Story } from '#contract/stories.ts'
import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'

interface ReplyProps {
  story: Story
  /** Pauses the story while a reply is written. */
  onWrite: (isWriting: boolean) => void
}

/** Replies to a story with a message. The result is shown here, as a toast behind a modal dialog isn't announced and can't be pressed. */
export function Reply({ story: { id, user }, onWrite }: ReplyProps) {
  const t = useText('stories')
  const { busy, run } = useAction()
  // Retries share a key, so that they send one message; another text is another message.
  const [draft, setDraft] = useState(() => ({ text: '', key: crypto.randomUUID() }))
  const [note, setNote] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const text = draft.text.trim()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text === '' || busy) return
    const input = { handle: user.handle, text, storyId: id }
    void run(async () => {
      try {
        await signed('POST /people/:handle/messages', input, { idempotencyKey: draft.key })
        setDraft({ text: '', key: crypto.randomUUID() })
        setNote(t('reply.sent', { name: user.name }))
        // The pressed button unmounts; the focus in the field keeps the story paused while the note is read.
        field.current?.focus()
      } catch (error) {
        setNote(errorMessage(error))
      }
    })
  }
  return (
    <form onSubmit={send} className="flex w-full flex-wrap items-center gap-2">
      <p role="status" className="w-full empty:hidden">
        {note !== '' && <span className="story-chip ps-3.5">{note}</span>}
      </p>
      <input
        ref={field}
        aria-label={t('reply.label', { name: user.name })}
        placeholder={t('reply.placeholder')}
        value={draft.text}
        maxLength={limits.message.text}
        autoComplete="off"
        onFocus={() => onWrite(true)}
        onBlur={() => onWrite(false)}
        enterKeyHint="send"
        className="story-chip min-w-0 grow ps-4 placeholder:text-on-veil"
        onChange={({ currentTarget }) => {
          setNote('')
          setDraft({ text: currentTarget.value, key: crypto.randomUUID() })
        }}
      />
      {text !== '' && (
        <button type="submit" aria-disabled={busy || undefined} className="story-chip shrink-0 ps-3.5 font-semibold">
          {t('reply.send')}
        </button>
      )}
    </form>
  )
}
