import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { DraftForm } from './draft-form.tsx'
import { loadDraft, newDraft } from './draft.ts'

/** An order that staff compose: a new draft, or a saved one. */
export function Component() {
  const t = useText('admin-compose')
  const { id } = useParams()
  const data = useAsyncData(useCallback(async () => (id ? loadDraft(id) : newDraft()), [id]))
  return (
    <Screen title={t(id ? 'draft.title' : 'drafts.new')} back={adminUrls.drafts()}>
      <Loaded data={data} bones={['h-40']} failed={t('failed')}>
        {(value) => <DraftForm key={value.version} loaded={value} />}
      </Loaded>
    </Screen>
  )
}
