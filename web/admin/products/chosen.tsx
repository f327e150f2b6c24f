import { useText } from '#web/lib/text.ts'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

interface ChosenProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  onRemove: (id: string) => void
}

/** The selected items, each with a button to remove it. Needs the group "admin-selection". */
export function Chosen({ ids, nameOf, onRemove }: ChosenProps) {
  const t = useText('admin-selection')
  if (ids.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <li key={id} className="inline-flex max-w-full items-center rounded-full border border-line bg-studio ps-3 text-sm">
          <span className="truncate">{nameOf(id)}</span>
          <button
            type="button"
            aria-label={t('remove', { name: nameOf(id) })}
            onClick={() => onRemove(id)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:text-bad md:size-9"
          >
            <AdminIcon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
