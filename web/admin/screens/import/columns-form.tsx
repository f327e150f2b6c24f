import { type FormEvent, useCallback, useId, useState } from 'react'
import { type ColumnMapping, type ColumnTarget, columnTargets, mappingProblems } from '#contract/column-targets.ts'
import type { ImportColumns } from '#contract/import-columns.ts'
import type { FileImport } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface ColumnsFormProps {
  one: FileImport
  onChange: (next: FileImport) => void
  /** Closes the form; absent if there's nothing to go back to. */
  onClose?: (() => void) | undefined
}

/** Asks for the meaning of each column of a product file. */
export function ColumnsForm({ one: { id }, onChange, onClose }: ColumnsFormProps) {
  const admin = useText('admin')
  const message = useErrorMessage()
  const { value, error, load } = useAsyncData(useCallback(() => staff('GET /admin/imports/:id/columns', { id }), [id]))
  if (value) return <Form id={id} read={value} onChange={onChange} onClose={onClose} />
  if (error)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-quiet">{message(error)}</p>
        <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
      </div>
    )
  return (
    <div role="status">
      <span className="sr-only">{admin('loading')}</span>
      <Skeleton className="h-80" />
    </div>
  )
}

interface FormProps extends Omit<ColumnsFormProps, 'one'> {
  id: string
  read: ImportColumns
}

/** A select for each column, with the column's first values below it. */
function Form({ id, read: { columns, isChosen }, onChange, onClose }: FormProps) {
  const t = useText('admin-imports')
  const errorMessage = useErrorMessage()
  const title = useId()
  const [mapping, setMapping] = useState<ColumnMapping>(() => columns.map(({ target }) => target))
  const [isSent, setSent] = useState(false)
  const { busy, error, run } = useAction()
  const { missing, repeated } = mappingProblems(mapping)
  const options = [{ value: '', name: t('columns.ignore') }, ...columnTargets.map((value) => ({ value, name: t(`target.${value}`) }))]
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (missing.length + repeated.length === 0)
      void run(() => staff('PUT /admin/imports/:id/columns', { id, targets: mapping }).then(onChange))
  }
  return (
    <form onSubmit={send} aria-labelledby={title} noValidate className="grid max-w-[48rem] grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 id={title} className="text-lg font-semibold">
          {t('columns.title')}
        </h2>
        <p className="text-sm text-quiet">{t(isChosen ? 'columns.remembered' : 'columns.guessed')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        {columns.map(({ name, samples }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns are told apart by nothing else: names may repeat
          <li key={at} className="min-w-0 wrap-anywhere">
            <Select
              label={name || t('columns.unnamed', { number: at + 1 })}
              hint={samples.length === 0 ? t('columns.empty') : samples.map(shorten).join(' · ')}
              error={repeated.includes(at) ? t('columns.repeated') : undefined}
              value={mapping[at] ?? ''}
              options={options}
              onChange={({ currentTarget: { value } }) => setMapping(mapping.with(at, value === '' ? null : (value as ColumnTarget)))}
            />
          </li>
        ))}
      </ul>
      {isSent && missing.length > 0 && (
        <p role="alert" className="text-sm text-bad">
          {t('columns.missing', { names: missing.map((target) => t(`target.${target}`)).join(', ') })}
        </p>
      )}
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {errorMessage(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('columns.check')}
        </ActionButton>
        {onClose && <ActionButton onClick={onClose}>{t('columns.cancel')}</ActionButton>}
      </div>
    </form>
  )
}

const sampleLength = 40
const shorten = (sample: string): string => (sample.length > sampleLength ? `${sample.slice(0, sampleLength).trimEnd()}…` : sample)
