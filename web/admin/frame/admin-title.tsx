import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** The title of the browser's tab. */
export function AdminTitle({ title }: { title: string }) {
  const t = useText('admin')
  const { name } = useShop()
  return <title>{t('tab', { page: title, shop: name })}</title>
}
