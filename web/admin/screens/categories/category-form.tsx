import { slugOf } from '#contract/slug.ts'
import { useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type CatalogueNames, pathOf, type StaffCategory } from '#web/admin/products/names.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { emptyRules, RulesFields } from './rules-fields.tsx'

interface CategoryFormProps {
  names: CatalogueNames
  /** Null for a new category. */
  category: StaffCategory | null
  onClose: () => void
  onDone: () => Promise<void>
}

/** A category's name and address, and how products get into it. */
export function CategoryForm({ names, category, onClose, onDone }: CategoryFormProps) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(category?.name ?? '')
  const [slug, setSlug] = useState(category?.slug ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [parentId, setParentId] = useState<string | null>(null)
  const [rules, setRules] = useState(category?.rules ?? null)
  const save = async () => {
    const fields = { name, description, rules }
    if (category) {
      await staff('PUT /admin/categories/:id', { ...fields, id: category.id })
      if (slug !== category.slug) await staff('PUT /admin/categories/:id/slug', { id: category.id, slug })
    } else await staff('POST /admin/categories', { ...fields, slug, parentId })
    await onDone()
  }
  const remove = async () => {
    await staff('DELETE /admin/categories/:id', { id: category!.id })
    await onDone()
  }
  const errors = isRefusal(error) ? error.errors : null
  const slugError = isRefusal(error) && error.code === 'SLUG_IS_TAKEN' ? message(error) : errors?.['slug']?.[0]
  return (
    <form
      className="mb-3 grid gap-4 bg-studio p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('tree.name')}
          value={name}
          required
          maxLength={limits.category.name}
          error={errors?.['name']?.[0]}
          onChange={(event) => {
            if (!category && slug === slugOf(name)) setSlug(slugOf(event.currentTarget.value))
            setName(event.currentTarget.value)
          }}
        />
        <Field
          label={t('tree.slug')}
          value={slug}
          required
          hint={`/collections/${slug}`}
          error={slugError}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
      </div>
      <Field
        label={t('tree.description')}
        value={description}
        maxLength={limits.category.description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {!category && (
        <Select
          label={t('tree.above')}
          value={parentId ?? ''}
          error={errors?.['parentId']?.[0]}
          options={[
            { value: '', name: t('tree.top') },
            ...names.categories.map(({ id }) => ({ value: id, name: pathOf(names.categories, id) })),
          ]}
          onChange={(event) => setParentId(event.currentTarget.value || null)}
        />
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-4.5"
          checked={rules !== null}
          onChange={(event) => setRules(event.currentTarget.checked ? emptyRules : null)}
        />
        {t('rules.on')}
      </label>
      {rules && <RulesFields rules={rules} brands={names.brands} onChange={setRules} />}
      <p role="alert" className="text-bad">
        {error && !slugError ? message(error) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton look="ember" type="submit" busy={busy}>
          {category ? t('save') : t('tree.create')}
        </ActionButton>
        <ActionButton onClick={onClose}>{t('cancel')}</ActionButton>
        {category && (
          <ActionButton look="bad" className="ms-auto" busy={busy} onClick={() => void run(remove)}>
            {t('tree.remove')}
          </ActionButton>
        )}
      </div>
    </form>
  )
}
