import { type FormEvent, useId, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { inputShape } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Names } from '../typing/names.tsx'
import { useCaretAtEnd } from '../typing/use-caret-at-end.ts'

interface CommentFormProps {
  /** The post the comment belongs to. */
  postId: string
  label: string
  action: string
  initial?: string
  /** Focuses the field, when it was opened to type. */
  focused?: boolean
  send: (text: string) => Promise<unknown>
  onCancel?: () => void
}

/** Writes or edits a comment. If sending fails, the text stays. */
export function CommentForm({ postId, label, action, initial = '', focused = false, send, onCancel }: CommentFormProps) {
  const t = useText('posts')
  const errorMessage = useErrorMessage()
  const errorId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useCaretAtEnd(field)
  const [text, setText] = useState(initial)
  const [isSent, setSent] = useState(false)
  const { busy, error, run } = useAction()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '') return
    void run(async () => {
      await send(text.trim())
      setText('')
      setSent(true)
      field.current?.focus()
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label={label}
          placeholder={label}
          rows={1}
          value={text}
          maxLength={limits.post.commentText}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press that asks to type
          autoFocus={focused}
          aria-describedby={error === null ? undefined : errorId}
          data-comment-field=""
          className={`${inputShape} [contain:inline-size] field-sizing-content max-h-60 min-h-11 grow resize-none py-2.5`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setSent(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event)
            if (event.key === 'Escape') onCancel?.()
          }}
        />
        <Names field={field} postId={postId} />
        <Button type="submit" look="secondary" busy={busy} disabled={text.trim() === ''} className="min-h-11 px-4 text-sm">
          {action}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSent && t('comments.sent')}
      </p>
      {error !== null && (
        <p id={errorId} role="alert" className="text-sm font-medium text-bad">
          {errorMessage(error)}
        </p>
      )}
      {onCancel && (
        <TextButton className="justify-self-start text-quiet" onClick={onCancel}>
          {t('edit.cancel')}
        </TextButton>
      )}
    </form>
  )
}
