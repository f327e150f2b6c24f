import { useCallback } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Log } from './log.tsx'
import { Rules } from './rules.tsx'
import { Synonyms } from './synonyms.tsx'

/** Searches, synonyms, and rules for which products come first. */
export function Component() {
  const t = useText('admin-search')
  const admin = useText('admin')
  const message = useErrorMessage()
  const load = useCallback(async () => {
    const [settings, log] = await Promise.all([
      staff('GET /admin/search-settings', {}),
      staff('GET /admin/search-log', { days: 30, limit: 30 }),
    ])
    return { settings, log }
  }, [])
  const { value, error, load: again, change } = useAsyncData(load)
  return (
    <Screen title={t('title')}>
      {error && !value ? (
        <Notice title={admin('list.failed')} text={message(error)}>
          <ActionButton onClick={() => void again()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : value ? (
        <div className="grid gap-10 px-4 pt-4 md:px-8 xl:grid-cols-2">
          <Log log={value.log} />
          <div className="grid content-start gap-10">
            <Rules settings={value.settings} onChanged={(settings) => change((before) => ({ ...before, settings }))} />
            <Synonyms settings={value.settings} onChanged={(settings) => change((before) => ({ ...before, settings }))} />
          </div>
        </div>
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Screen>
  )
}
