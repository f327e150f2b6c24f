import { useState } from 'react'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

interface SecretDialogProps {
  title: string
  text: string
  secret: string
  onClose: () => void
}

/** Shows a secret once, for copying. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const t = useText('admin')
  const [isCopied, setCopied] = useState(false)
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p>{text}</p>
        <code className="rounded-input bg-studio p-3 text-sm break-all select-all">{secret}</code>
        <div className="flex gap-3">
          <ActionButton look="ember" onClick={() => void copyToClipboard(secret).then(setCopied)}>
            {t(isCopied ? 'secret.copied' : 'secret.copy')}
          </ActionButton>
          <ActionButton onClick={onClose}>{t('secret.done')}</ActionButton>
        </div>
      </div>
    </Dialog>
  )
}
