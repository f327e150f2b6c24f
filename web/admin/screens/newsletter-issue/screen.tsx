import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { IssueEditor } from './issue-editor.tsx'

/** A newsletter issue: its editor, or its progress once it's scheduled. */
export function Component() {
  const { id } = useParams()
  return id === undefined ? <IssueEditor issue={null} /> : <Stored key={id} id={id} />
}

function Stored({ id }: { id: string }) {
  const t = useText('admin-newsletter')
  const data = useAsyncData(useCallback(() => staff('GET /admin/newsletter/issues/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.newsletter()} data={data}>
      {(issue) => <IssueEditor key={issue.state} issue={issue} onChanged={data.change} />}
    </LoadedScreen>
  )
}
