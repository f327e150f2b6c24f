import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type CatalogueNames, pathOf, type StaffCategory } from '#web/admin/products/names.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { emptyRules, RulesFields } from './rules-fields.tsx'
import { useCategoryForm } from './use-category-form.ts'

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
  const form = useCategoryForm(category, onDone)
  const { rules, setRules, busy } = form
  return (
    <form
      className="mb-3 grid gap-4 bg-studio p-4"
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      <NameFields form={form} />
      {!category && <ParentField form={form} names={names} />}
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
        {form.general}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton look="ember" type="submit" busy={busy}>
          {category ? t('save') : t('tree.create')}
        </ActionButton>
        <ActionButton onClick={onClose}>{t('cancel')}</ActionButton>
        {category && (
          <ActionButton look="bad" className="ms-auto" busy={busy} onClick={form.remove}>
            {t('tree.remove')}
          </ActionButton>
        )}
      </div>
    </form>
  )
}

type Form = ReturnType<typeof useCategoryForm>

function NameFields({ form: { name, slug, description, setName, setSlug, setDescription, errors } }: { form: Form }) {
  const t = useText('admin-products')
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('tree.name')}
          value={name}
          required
          maxLength={limits.category.name}
          error={errors.name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Field
          label={t('tree.slug')}
          value={slug}
          required
          hint={`/collections/${slug}`}
          error={errors.slug}
          onChange={(event) => setSlug(event.currentTarget.value)}
        />
      </div>
      <Field
        label={t('tree.description')}
        value={description}
        maxLength={limits.category.description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </>
  )
}

/** The category above a new one. */
function ParentField({ form: { parentId, setParentId, errors }, names }: { form: Form; names: CatalogueNames }) {
  const t = useText('admin-products')
  const options = names.categories.map(({ id }) => ({ value: id, name: pathOf(names.categories, id) }))
  return (
    <Select
      label={t('tree.above')}
      value={parentId ?? ''}
      error={errors.parentId}
      options={[{ value: '', name: t('tree.top') }, ...options]}
      onChange={(event) => setParentId(event.currentTarget.value || null)}
    />
  )
}
