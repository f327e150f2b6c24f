import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Log } from './log.tsx'
import { Rules } from './rules.tsx'
import { Synonyms } from './synonyms.tsx'

/** Searches, synonyms, and rules for which products come first. */
export function Component() {
  const t = useText('admin-search')
  const load = useCallback(async () => {
    const [settings, log] = await Promise.all([
      staff('GET /admin/search-settings', {}),
      staff('GET /admin/search-log', { days: 30, limit: 30 }),
    ])
    return { settings, log }
  }, [])
  const data = useAsyncData(load)
  return (
    <Screen title={t('title')}>
      <Loaded data={data}>
        {(value) => (
          <div className="grid gap-10 px-4 pt-4 md:px-8 xl:grid-cols-2">
            <Log log={value.log} />
            <div className="grid content-start gap-10">
              <Rules settings={value.settings} onChanged={(settings) => data.change((before) => ({ ...before, settings }))} />
              <Synonyms settings={value.settings} onChanged={(settings) => data.change((before) => ({ ...before, settings }))} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
