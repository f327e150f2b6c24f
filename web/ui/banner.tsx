import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'

const looks = { ink: 'bg-ink text-ground', volt: 'bg-volt text-volt-ink', studio: 'bg-studio' }

interface BannerProps {
  look?: keyof typeof looks
  /** If given, the banner can be dismissed. */
  onClose?: () => void
  children: ReactNode
}

/** One line across the page: a sale, a deadline, a change. It doesn't cover anything. */
export function Banner({ look = 'ink', onClose, children }: BannerProps) {
  const t = useText('common')
  return (
    <div className={looks[look]}>
      <div className="wrap flex min-h-12 items-center gap-4 py-1">
        <p className="grow py-1.5 text-center text-sm font-medium">{children}</p>
        {onClose && (
          <IconButton label={t('close')} onClick={onClose} className="-me-3 hover:bg-transparent hover:opacity-70">
            <Icon name="close" className="size-4" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
