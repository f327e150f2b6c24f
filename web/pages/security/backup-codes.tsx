import { useEffect, useRef } from 'react'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { CopyButton } from './copy-button.tsx'
import { downloadFile } from './download-file.ts'

/** Backup codes, shown only once. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText('my-account')
  const { name } = useShop()
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="grid max-w-[30rem] gap-5">
      <Alert ref={alert} tone="warn" title={t('security.factor.codes.title')}>
        {t('security.factor.codes.text')}
      </Alert>
      <div data-print className="rounded-card border border-line bg-surface p-5">
        <p className="mb-3 text-sm text-quiet">{t('security.factor.codes.of', { shop: name })}</p>
        <ol className="grid grid-cols-2 gap-x-6 gap-y-2 code-words text-lg font-medium">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <CopyButton text={text} label={t('security.factor.codes.copy')} />
        <TextButton onClick={() => downloadFile('backup-codes.txt', `${t('security.factor.codes.of', { shop: name })}\n\n${text}\n`)}>
          {t('security.factor.codes.download')}
        </TextButton>
        <TextButton onClick={() => window.print()}>{t('security.factor.codes.print')}</TextButton>
      </div>
      <Button className="justify-self-start" onClick={onDone}>
        {t('security.factor.codes.kept')}
      </Button>
    </div>
  )
}
