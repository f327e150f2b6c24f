import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { localPath } from '#web/lib/locale-path.ts'

/** The page's own address to take along, and a mail that says which order it is about. */
export function Share({ order: { number }, token }: { order: Order; token: string | undefined }) {
  const t = useText('order')
  const { supportEmail } = useShop()
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
      {supportEmail && (
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('share.subject', { number }))}`}
          className="inline-flex min-h-11 items-center justify-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ember"
        >
          {t('share.help')}
        </a>
      )}
    </div>
  )
}
