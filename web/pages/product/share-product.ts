import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { localPath } from '#web/lib/locale-path.ts'
import type { Translate } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** The device's own list of whom to send it to; where it has none (Firefox on a computer), the address is copied. */
export async function shareProduct({ meta, info }: Product, t: Translate<'product-details'>): Promise<void> {
  // What was chosen is in the address.
  const variant = new URLSearchParams(window.location.search).get('variant') ?? undefined
  const url = window.location.origin + localPath(urls.product(meta.friendlyPageName, variant))
  const content = { title: info.name, url }
  if (typeof navigator.share === 'function' && navigator.canShare(content)) {
    // Whoever closes the list has changed their mind: that is no failure.
    return navigator.share(content).catch(() => undefined)
  }
  if (await copyToClipboard(url)) toast('success', t('save.copied'))
  else toast('error', t('save.notCopied'))
}
