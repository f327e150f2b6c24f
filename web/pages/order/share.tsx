import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { localPath } from '#web/lib/locale-path.ts'

/** The page's address for other devices, and the contact form prefilled with the order's number. */
export function Share({ order: { number }, token }: { order: Order; token: string | undefined }) {
  const t = useText('order')
  async function copy() {
    const copied = await copyToClipboard(window.location.origin + localPath(urls.order(number, token)))
    if (copied) toast('success', token ? t('share.copiedSecret') : t('share.copied'))
    else toast('error', t('share.failed'))
  }
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      <Button look="secondary" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <TextLink to={urls.contact({ topic: 'order', order: number })} className="inline-flex min-h-11 items-center justify-center">
        {t('share.help')}
      </TextLink>
    </div>
  )
}
