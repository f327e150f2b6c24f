import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { TextButton } from '#web/ui/text-button.tsx'

/** Copies a text. If the browser doesn't allow it, says so; the text can still be selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useText('my-account')
  async function copy(): Promise<void> {
    if (await copyToClipboard(text)) toast('success', t('security.copied'))
    else toast('error', t('security.notCopied'))
  }
  return <TextButton onClick={() => void copy()}>{label}</TextButton>
}
