import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import type { Values } from './use-compose.ts'

/** A preview of the email. The code is created when it's sent. */
export function Preview({ values: { recipientName, senderName, message }, amount }: { values: Values; amount: string }) {
  const t = useText('gift-cards')
  const { name: shop } = useShop()
  return (
    <section aria-label={t('preview.title')} className="rounded-card border border-line bg-surface p-5">
      <p className="text-sm text-quiet">{t('preview.title')}</p>
      <p className="display mt-2 text-lg wrap-anywhere">
        {recipientName ? t('preview.forName', { name: recipientName }) : t('preview.forYou')}
      </p>
      <p className="mt-1 wrap-anywhere">
        {senderName ? t('preview.from', { from: senderName, amount, shop }) : t('preview.body', { amount, shop })}
      </p>
      {message && <p className="mt-3 border-s-2 border-ember ps-3 whitespace-pre-line wrap-anywhere">{message}</p>}
      <p aria-hidden="true" className="mt-4 rounded-input bg-studio px-3 py-2 text-center font-semibold tracking-widest text-quiet">
        •••• – •••• – •••• – •••• – ••••
      </p>
    </section>
  )
}
