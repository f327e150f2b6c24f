import { type SyntheticEvent, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'

interface SayProps {
  label: string
  hint: string
  action: string
  done: string
  max: number
  /** The shop's current reply; null if there is none. */
  before: string | null
  say: (text: string) => Promise<unknown>
  withdraw?: () => Promise<unknown>
  onChange: () => void
}

/** The shop's public reply to a review, or its answer to a question. */
export function ShopReply({ label, hint, action, done, max, before, say, withdraw, onChange }: SayProps) {
  const t = useText('admin-review-moderation')
  const { busy, error, run } = useAction()
  const [text, setText] = useState(before ?? '')
  useUnsaved(text !== (before ?? ''))
  const act = (work: () => Promise<unknown>, message: string, next: string) =>
    void run(async () => {
      await work()
      setText(next)
      toast('success', message)
      onChange()
    })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words) act(() => say(words), done, before === null ? '' : words)
  }
  return (
    <form onSubmit={send} className="grid max-w-[42rem] gap-3">
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={max}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <ErrorLine error={error} />
      <div className="flex flex-wrap gap-2">
        <ActionButton type="submit" look="ember" busy={busy} disabled={text.trim() === '' || text.trim() === before}>
          {action}
        </ActionButton>
        {before !== null && withdraw && (
          <ActionButton look="bare" busy={busy} onClick={() => act(withdraw, t('done.withdrawReply'), '')}>
            {t('action.withdrawReply')}
          </ActionButton>
        )}
      </div>
    </form>
  )
}
