import { useText } from '#web/lib/text.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { DropFile } from './drop-file.tsx'
import { ExportFiles } from './export-files.tsx'
import { History } from './history.tsx'

/** Imports and exports of product files. */
export function Component() {
  const t = useText('admin-imports')
  return (
    <Screen title={t('title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-4 pt-4 pb-10 md:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <DropFile />
        <ExportFiles />
        <History />
      </div>
    </Screen>
  )
}
