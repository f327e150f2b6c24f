import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { useQuestionList } from './question-list.tsx'

export function Component() {
  return <ListScreen list={useQuestionList()} />
}
