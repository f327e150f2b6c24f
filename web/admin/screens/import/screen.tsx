import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { FileImport } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { ImportStateMark } from '#web/admin/imports/import-state.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { FailedPictures } from './failed-pictures.tsx'
import { ImportActions } from './import-actions.tsx'
import { Rows } from './rows.tsx'
import { Summary } from './summary.tsx'
import { isUnderWay, useImport } from './use-import.ts'

/** One import: a preview of its changes, its progress, or its result. */
export function Component() {
  const t = useText('admin-imports')
  const admin = useText('admin')
  const message = useErrorMessage()
  const { id = '' } = useParams()
  const { value, error, load, change } = useImport(id)
  const [isChoosing, setChoosing] = useState(false)
  const asksForColumns = value?.mayMapColumns && (isChoosing || value.state === 'mapping')
  const show = (next: FileImport) => {
    setChoosing(false)
    change(() => next)
  }
  return (
    <Screen
      title={value?.fileName ?? t('title')}
      back={adminUrls.imports()}
      beside={value && <ImportStateMark one={value} />}
      actions={value && !asksForColumns && <ImportActions one={value} onChange={show} onChooseColumns={() => setChoosing(true)} />}
    >
      {value ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-4 pb-10 md:px-8">
          <Summary one={value} />
          {value.state === 'done' && value.pictures.failed > 0 && (
            <FailedPictures key={value.pictures.failed} one={value} onChange={(next) => change(() => next)} />
          )}
          {asksForColumns && (
            <ColumnsForm one={value} onChange={show} onClose={value.state === 'mapping' ? undefined : () => setChoosing(false)} />
          )}
          {value.total > 0 && !asksForColumns && !isUnderWay(value) && <Rows key={value.state} one={value} />}
        </div>
      ) : error ? (
        <Notice title={t('missing')} text={message(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-24" />
          <Skeleton className="h-80" />
        </div>
      )}
    </Screen>
  )
}
