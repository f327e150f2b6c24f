import { useId, useState } from 'react'
import { importKinds, type ImportKind, kindPermissions } from '#contract/import-kinds.ts'
import { isRefusal } from '#contract/refusal.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { sendFile } from '#web/admin/imports/send-file.ts'

/** Accepts a file by drop or file dialog; its check opens on a screen of its own. */
export function DropFile() {
  const t = useText('admin-imports')
  const errorMessage = useErrorMessage()
  const hint = useId()
  const [isOver, setOver] = useState(false)
  const [kind, setKind] = useState<ImportKind | ''>('')
  const may = useMay()
  const kinds = importKinds.filter((one) => may(kindPermissions[one]))
  const { busy, error, run } = useAction({ busyAfterSuccess: true })
  const send = (file: File | undefined) => {
    if (file) void run(async () => goTo(adminUrls.import((await sendFile(file, kind === '' ? undefined : kind)).id)))
  }
  return (
    <section className="grid content-start gap-3">
      <h2 className="font-semibold">{t('in.title')}</h2>
      <Select
        label={t('in.kind')}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as ImportKind | '')}
        options={[{ value: '', name: t('in.any') }, ...kinds.map((value) => ({ value, name: t(`kind.${value}`) }))]}
        hint={kind === '' ? undefined : t(`help.${kind}`)}
      />
      <label
        className={`relative grid cursor-pointer justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-10 text-center transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${isOver ? 'border-ember bg-studio' : 'border-edge'}`}
      >
        {busy ? <Spinner className="size-6" /> : <AdminIcon name="upload" className="size-6" />}
        <span className="font-medium">{busy ? t('in.sending') : t('in.choose')}</span>
        <span id={hint} className="text-sm text-quiet">
          {t('in.hint')}
        </span>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-describedby={hint}
          disabled={busy}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          // The input covers the whole area, because browsers accept files that are dropped on it.
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            send(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      {error !== null && (
        <p role="alert" className="text-sm text-bad">
          {isRefusal(error) && error.code === 'INVALID_FILE_TYPE' ? t('in.wrongFile') : errorMessage(error)}
        </p>
      )}
      <p className="text-sm text-quiet">{t('in.text')}</p>
    </section>
  )
}
