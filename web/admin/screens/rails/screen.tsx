import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LinkTabs } from '#web/admin/ui/link-tabs.tsx'
import { loadPicks, type RailTag, railTags } from './rail.ts'
import { RailEditor } from './rail-editor.tsx'

/** The rails that the shop computes, and the staff's choices for them. */
export function Component() {
  const t = useText('admin-rails')
  const [query] = useSearchParams()
  const { busy, run } = useAction()
  const tag = railTags.find((one) => one === query.get('rail')) ?? railTags[0]
  const recompute = async () => {
    try {
      await staff('POST /admin/rails/recompute', {})
      toast('success', t('recompute.done'))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionButton busy={busy} onClick={() => void run(recompute)}>
          {t('recompute.action')}
        </ActionButton>
      }
    >
      <LinkTabs
        label={t('tabs')}
        tabs={railTags.map((one) => ({ to: adminUrls.rails({ rail: one }), name: t(`rail.${one}`) }))}
        current={adminUrls.rails({ rail: tag })}
      />
      <Rail key={tag} tag={tag} />
    </Screen>
  )
}

function Rail({ tag }: { tag: RailTag }) {
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load } = useAsyncData(useCallback(() => loadPicks(tag), [tag]))
  if (value) return <RailEditor tag={tag} saved={value} />
  return error === null ? (
    <div role="status" className="px-4 py-6 md:px-8">
      <span className="sr-only">{admin('loading')}</span>
      <Skeleton className="h-80" />
    </div>
  ) : (
    <Notice title={admin('list.failed')} text={errorMessage(error)}>
      <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
    </Notice>
  )
}
