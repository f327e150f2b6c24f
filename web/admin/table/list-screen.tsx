import { type ReactNode, useRef } from 'react'
import { useMay } from '#web/admin/session/session.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ExportButton } from './export-button.tsx'
import type { List } from './list.ts'
import { ListBody } from './list-body.tsx'
import { ListFooter } from './list-footer.tsx'
import { Toolbar } from './toolbar.tsx'
import { useColumns } from './use-columns.ts'
import { useList } from './use-list.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'
import { ViewTabs } from './view-tabs.tsx'

interface ListScreenProps<Row> {
  list: List<Row>
  /** The screen's main action, beside the export. */
  actions?: ReactNode
  /** Shown above the list. */
  top?: ReactNode
}

/** A complete list screen: views, filters, rows and bulk actions. */
export function ListScreen<Row>({ list, actions, top }: ListScreenProps<Row>) {
  const may = useMay()
  const open = useList(list)
  const columns = useColumns(list)
  const selection = useSelection(list.rowKey)
  const body = useRef<HTMLDivElement>(null)
  const rows = open.page.value?.rows ?? []
  useRowKeys({ rows, selection, body })
  const exporting = list.exportRoute && may(list.exportPermission ?? null) && (
    <ExportButton route={list.exportRoute} query={open.query} formats={list.exportFormats} />
  )
  return (
    <Screen
      title={list.title}
      actions={
        <>
          {exporting}
          {actions}
        </>
      }
    >
      {top}
      <ViewTabs list={list} query={open.query} onOpen={open.open} />
      <Toolbar list={list} open={open} columns={columns} />
      <div ref={body} className="md:px-5.5">
        <ListBody list={list} open={open} columns={columns.shown} selection={selection} />
      </div>
      <ListFooter list={list} open={open} />
      <BulkBar list={list} selection={selection} query={open.query} onDone={open.reload} />
    </Screen>
  )
}
