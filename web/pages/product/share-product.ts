import type { Product } from '#contract/product.ts'
import { urls } from '#contract/urls.ts'
import { copyToClipboard } from '#web/lib/clipboard.ts'
import { localPath } from '#web/lib/locale-path.ts'
import type { Translate } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

/** The shared content. The address includes the chosen variant. */
function contentOf({ meta, info }: Product): { title: string; url: string } {
  const variant = new URLSearchParams(window.location.search).get('variant') ?? undefined
  return { title: info.name, url: window.location.origin + localPath(urls.product(meta.friendlyPageName, variant)) }
}

/** Whether the device has a share sheet; Firefox on desktops has none. */
export const hasDeviceShare = (product: Product): boolean => typeof navigator.share === 'function' && navigator.canShare(contentOf(product))

/** Opens the share sheet. Closing it isn't a failure. */
export const shareByDevice = (product: Product): Promise<void> => navigator.share(contentOf(product)).catch(() => undefined)

/** Copies the product's address, and reports the result as a toast. */
export async function copyLink(product: Product, t: Translate<'product-details'>): Promise<void> {
  if (await copyToClipboard(contentOf(product).url)) toast('success', t('save.copied'))
  else toast('error', t('save.notCopied'))
}
