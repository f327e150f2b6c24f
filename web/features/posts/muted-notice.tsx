import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'

/** Replaces content with a word that the reader has muted. Needs the group "posts". */
export function MutedNotice({ onShow, className = '' }: { onShow: () => void; className?: string }) {
  const t = useText('posts')
  return (
    <p className={`flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-quiet ${className}`}>
      {t('mutedWords.hidden')}
      <TextButton onClick={onShow}>{t('mutedWords.show')}</TextButton>
    </p>
  )
}
