import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { useOrderList } from './order-list.tsx'

export function Component() {
  return <ListScreen list={useOrderList()} />
}
