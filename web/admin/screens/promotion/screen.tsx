import { useCallback } from 'react'
import { useParams } from '#web/lib/router/hooks.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Editor } from './editor.tsx'

export function Component() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <Open promotion={null} /> : <Loaded key={id} id={id} />
}

function Open({ promotion, onChanged }: { promotion: Promotion | null; onChanged?: () => void }) {
  const t = useText('admin-promotions')
  return (
    <Screen title={promotion?.name ?? t('new')} back={adminUrls.promotions()}>
      <Editor promotion={promotion} {...(onChanged && { onChanged })} />
    </Screen>
  )
}

function Loaded({ id }: { id: string }) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const data = useAsyncData(useCallback(() => staff('GET /admin/promotions/:id', { id }), [id]))
  if (data.value) return <Open promotion={data.value} onChanged={() => void data.load()} />
  return (
    <Screen title={t('title')} back={adminUrls.promotions()}>
      <div className="px-4 py-6 md:px-8">
        {data.error ? <Alert tone="bad">{errorMessage(data.error)}</Alert> : <Skeleton className="h-96 max-w-192" />}
      </div>
    </Screen>
  )
}
