import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

export interface TagEditorProps {
  tags: string[]
  /** Sends the complete list and returns the stored one. */
  send: (tags: string[]) => Promise<{ tags: string[] }>
  onTags: (tags: string[]) => void
}

/** Tags of an order or a customer: pressing one removes it with an offer to undo, typing adds one. */
export function TagEditor({ tags, send, onTags }: TagEditorProps) {
  const t = useText('admin-orders')
  const common = useText('admin')
  const [typed, setTyped] = useState('')
  const save = (next: string[]) => send(next).then((answer) => onTags(answer.tags), toastError)
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    const tag = typed.trim().toLowerCase()
    if (tag && !tags.includes(tag)) void save([...tags, tag])
    setTyped('')
  }
  const remove = (tag: string) =>
    void save(tags.filter((one) => one !== tag)).then(() =>
      toast('info', t('tags.removed', { tag }), { label: common('undo'), run: () => void save(tags) }),
    )
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <span key={tag} className="inline-flex items-center rounded-full bg-studio ps-2.5 text-xs font-medium">
          {tag}
          <button
            type="button"
            aria-label={t('tags.remove', { tag })}
            onClick={() => remove(tag)}
            className="grid size-7 place-items-center"
          >
            <AdminIcon name="close" className="size-3" />
          </button>
        </span>
      ))}
      <form onSubmit={add}>
        <input
          aria-label={t('tags.add')}
          placeholder={t('tags.add')}
          value={typed}
          maxLength={limits.order.tagMax}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-h-11 w-28 md:min-h-9 rounded-full border border-dashed border-edge bg-transparent px-3 text-xs"
        />
      </form>
    </div>
  )
}
