import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftQuoted } from './draft.ts'

/** The quoted post, with a button that removes it. */
export function DraftQuote({ quote: { name, text }, onRemove }: { quote: DraftQuoted; onRemove: () => void }) {
  const t = useText('composer')
  return (
    <div className="flex items-start gap-3 rounded-input border border-line py-1 ps-3 pe-1">
      <p className="min-w-0 grow py-2">
        <span className="block truncate text-sm font-semibold">{t('quote.of', { name })}</span>
        {text !== '' && <span className="line-clamp-2 wrap-anywhere text-quiet">{text}</span>}
      </p>
      <IconButton label={t('quote.remove')} onClick={onRemove}>
        <Icon name="close" className="size-4" />
      </IconButton>
    </div>
  )
}
