import { type SyntheticEvent, useEffect, useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { slugOf } from '#contract/slug.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'

interface AddNameProps {
  kind: 'brand' | 'category'
  maxLength: number
  /** Saves it and selects it. */
  onAdd: (fields: { name: string; slug: string }) => Promise<void>
}

/** Adds a brand or a category where it's missing, so that nobody has to leave a product that isn't saved yet. */
export function AddName(props: AddNameProps) {
  const t = useText('admin-products')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <NameForm {...props} onClose={() => setOpen(false)} />
  return (
    <TextButton className="justify-self-start" onClick={() => setOpen(true)}>
      {t(`${props.kind}.add`)}
    </TextButton>
  )
}

function NameForm({ kind, maxLength, onAdd, onClose }: AddNameProps & { onClose: () => void }) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const [typedSlug, setTypedSlug] = useState<string | null>(null)
  const slug = typedSlug ?? slugOf(name)
  const { form, at, besides } = useFieldErrors(error)
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  // Names without Latin letters have no slug of their own, and a taken slug has to be replaced.
  const showsSlug = typedSlug !== null || isRefusal(error) || (name.trim() !== '' && slug === '')
  const general = besides(['name', 'slug'])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      await onAdd({ name: name.trim(), slug })
      onClose()
    })
  }
  return (
    <form ref={form} onSubmit={send} className="grid gap-3 bg-studio p-3">
      <Field
        label={t(`${kind}.nameOf`)}
        value={name}
        required
        maxLength={maxLength}
        {...at('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {showsSlug && (
        <Field
          label={t('tree.slug')}
          value={slug}
          required
          spellCheck={false}
          {...at('slug')}
          onChange={(event) => setTypedSlug(event.currentTarget.value)}
        />
      )}
      <p role="alert" className="text-bad empty:hidden">
        {general !== null && message(general)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton look="ember" type="submit" busy={busy}>
          {t(kind === 'brand' ? 'brand.create' : 'tree.create')}
        </ActionButton>
        <ActionButton onClick={onClose}>{t('cancel')}</ActionButton>
      </div>
    </form>
  )
}
