import type { Download } from '#contract/downloads.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useDate } from '#web/lib/dates.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from './save-file.ts'
import { useFileSize } from './use-file-size.ts'

interface FileListProps {
  files: Download[]
  /** The number of the order, and the token of its signed link. */
  number: string
  token?: string | undefined
  /** Called when a download has begun, since the remaining count has changed. */
  onBegun: () => void
}

/** The files of an order, each with a download button and its limits. Needs the group "downloads". */
export function FileList({ files, ...of }: FileListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.fileId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
          <FileRow file={file} {...of} />
        </li>
      ))}
    </ul>
  )
}

function FileRow({ file, number, token, onBegun }: Omit<FileListProps, 'files'> & { file: Download }) {
  const t = useText('downloads')
  const size = useFileSize()
  const termsOf = useTerms()
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const begin = () =>
    run(async () => {
      const { url } = await signed('POST /user/orders/:id/downloads/:fileId', { id: number, fileId: file.fileId, ...(token && { token }) })
      saveFile(url)
      toast('success', t('started', { name: file.name }))
      onBegun()
    })
  return (
    <>
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">
          {file.name} <span className="font-normal whitespace-nowrap text-quiet">{size(file.bytes)}</span>
        </p>
        <p className="text-sm text-quiet">{termsOf(file)}</p>
        <p role="alert" className="text-sm text-bad empty:hidden">
          {error !== null && errorMessage(error)}
        </p>
      </div>
      {file.state === 'open' && (
        <Button look="secondary" busy={busy} aria-label={t('getOf', { name: file.name })} onClick={() => void begin()}>
          {t(busy ? 'getting' : 'get')}
        </Button>
      )}
    </>
  )
}

/** The remaining downloads and the expiry of a file, or why it can't be downloaded anymore. */
function useTerms(): (file: Download) => string {
  const t = useText('downloads')
  const date = useDate()
  return ({ state, left, until }) => {
    if (state === 'revoked') return t('revoked')
    if (state === 'expired') return `${t('expired', { date: date(until!) })}. ${t('help')}`
    if (state === 'used') return `${t('used')}. ${t('help')}`
    return [...(left === null ? [] : [t('left', { count: left })]), ...(until === null ? [] : [t('until', { date: date(until) })])].join(
      ' · ',
    )
  }
}
