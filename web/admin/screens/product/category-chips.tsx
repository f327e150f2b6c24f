import { useText } from '#web/lib/text.ts'
import { Select } from '#web/ui/select.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { pathOf, type StaffCategory } from '#web/admin/products/names.ts'

interface CategoryChipsProps {
  ids: string[]
  categories: StaffCategory[]
  error?: string | undefined
  onChange: (ids: string[]) => void
}

/** The product's manually assigned categories, the main one first. */
export function CategoryChips({ ids, categories, error, onChange }: CategoryChipsProps) {
  const t = useText('admin-products')
  const others = categories.filter(({ id, rules }) => !ids.includes(id) && rules === null)
  return (
    <div className="grid gap-2">
      <Select
        label={t('field.categoryIds')}
        value=""
        error={error}
        options={[{ value: '', name: t('category.put') }, ...others.map(({ id }) => ({ value: id, name: pathOf(categories, id) }))]}
        onChange={(event) => event.currentTarget.value && onChange([...ids, event.currentTarget.value])}
      />
      <ul className="flex flex-wrap gap-1.5 empty:hidden">
        {ids.map((id) => (
          <li key={id} className="inline-flex items-center rounded-full bg-studio ps-3 text-sm font-medium">
            {categories.find((category) => category.id === id)?.name}
            <button
              type="button"
              aria-label={t('category.takeOut', { name: pathOf(categories, id) })}
              onClick={() => onChange(ids.filter((one) => one !== id))}
              className="grid size-11 place-items-center rounded-full hover:bg-line md:size-8"
            >
              <AdminIcon name="close" className="size-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
