import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { RepeatFigures } from './figures.tsx'
import { useRepeatList } from './repeat-list.tsx'

/** Customers' repeat deliveries, and what blocks them. */
export function Component() {
  return <ListScreen list={useRepeatList()} top={<RepeatFigures />} />
}
