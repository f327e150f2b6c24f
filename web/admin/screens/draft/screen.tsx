import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { DraftForm } from './draft-form.tsx'
import { loadDraft, newDraft } from './draft.ts'

/** An order that staff compose: a new draft, or a saved one. */
export function Component() {
  const t = useText('admin-compose')
  const common = useText('admin')
  const errorMessage = useErrorMessage()
  const { id } = useParams()
  const { value, error, load } = useAsyncData(useCallback(async () => (id ? loadDraft(id) : newDraft()), [id]))
  return (
    <Screen title={t(id ? 'draft.title' : 'drafts.new')} back={adminUrls.drafts()}>
      {error !== null && !value && (
        <Notice title={t('failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{common('retry')}</ActionButton>
        </Notice>
      )}
      {!value && error === null && (
        <div role="status" className="grid gap-4 px-4 py-6 md:px-8">
          <span className="sr-only">{common('loading')}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {value && <DraftForm key={value.version} loaded={value} />}
    </Screen>
  )
}
