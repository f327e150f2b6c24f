import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { Figures } from './figures.tsx'
import { useRepeatList } from './repeat-list.tsx'

/** What customers have delivered again and again, and what is in the way of it. */
export function Component() {
  return <ListScreen list={useRepeatList()} top={<Figures />} />
}
