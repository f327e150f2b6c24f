import type { ImportAction, FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'

export type Show = ImportAction | 'trouble' | 'all'
const actions: ImportAction[] = ['create', 'update', 'same', 'outdated', 'refuse']

/** Tabs that filter the products, each with its number. */
export function ShowTabs({ one, show, onChange }: { one: FileImport; show: Show; onChange: (next: Show) => void }) {
  const t = useText('admin-imports')
  const trouble = one.done.failed + one.done.left + one.done.trashed
  const options = [
    { value: 'all' as Show, name: t('show.all', { count: one.total }) },
    ...(trouble > 0 ? [{ value: 'trouble' as Show, name: t('show.trouble', { count: trouble }) }] : []),
    ...actions
      .filter((action) => one.found[action] > 0)
      .map((action) => ({ value: action as Show, name: t(`show.${action}`, { count: one.found[action] }) })),
  ]
  return <Segmented label={t('show.label')} value={show} options={options} onChange={onChange} />
}
