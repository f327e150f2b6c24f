import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { useReviewList } from './review-list.tsx'

export function Component() {
  return <ListScreen list={useReviewList()} />
}
