import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
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
  const { busy, run } = useToastedAction()
  const tag = railTags.find((one) => one === query.get('rail')) ?? railTags[0]
  const recompute = async () => {
    await staff('POST /admin/rails/recompute', {})
    toast('success', t('recompute.done'))
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
  const data = useAsyncData(useCallback(() => loadPicks(tag), [tag]))
  return <Loaded data={data}>{(saved) => <RailEditor tag={tag} saved={saved} />}</Loaded>
}
