import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { useAuditList } from './audit-list.tsx'

export function Component() {
  return <ListScreen list={useAuditList()} />
}
