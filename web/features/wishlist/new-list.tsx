import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { WishlistSummary } from '#contract/wishlist.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'

interface NewListProps {
  /** Focuses the field, in a dialog opened for this form. */
  isFocused?: boolean
  onCreated: (list: WishlistSummary) => void
}

/** Creates a list with the typed name. Needs the group "wishlist". */
export function NewList({ isFocused, onCreated }: NewListProps) {
  const t = useText('wishlist')
  return (
    <NameForm
      label={t('new.label')}
      action={t('new.action')}
      isFocused={isFocused}
      send={(name) => signed('POST /wishlist/lists', { name })}
      onDone={onCreated}
    />
  )
}

interface NameFormProps {
  label: string
  action: string
  initial?: string
  isFocused?: boolean
  send: (name: string) => Promise<WishlistSummary>
  onDone: (list: WishlistSummary) => void
}

/** The form for the name of a new or existing list. */
export function NameForm({ label, action, initial = '', isFocused = false, send, onDone }: NameFormProps) {
  const t = useText('wishlist')
  const errorMessage = useErrorMessage()
  const [name, setName] = useState(initial)
  const [isEmpty, setEmpty] = useState(false)
  const { busy, error, run } = useAction()
  const field = useRef<HTMLInputElement>(null)
  // The dialog has focused its own button, so the field takes the focus here.
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setEmpty(true)
    return void run(async () => {
      onDone(await send(name))
      setName('')
    })
  }
  const problem = isEmpty ? t('new.empty') : error === null ? undefined : errorMessage(error)
  return (
    <form onSubmit={submit} noValidate className="flex items-end gap-3">
      <Field
        label={label}
        value={name}
        maxLength={limits.wishlist.nameMax}
        error={problem}
        autoComplete="off"
        ref={field}
        className="grow"
        onChange={(event) => {
          setEmpty(false)
          setName(event.target.value)
        }}
      />
      <Button type="submit" look="secondary" busy={busy} className="shrink-0 self-end">
        {action}
      </Button>
    </form>
  )
}
