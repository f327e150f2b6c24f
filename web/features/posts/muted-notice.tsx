import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'

/** Replaces content with a word that the reader has muted. Needs the group "posts". */
export function MutedNotice({ word, onShow, className = '' }: { word: string | null; onShow: () => void; className?: string }) {
  const t = useText('posts')
  return (
    <p className={`flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-quiet ${className}`}>
      <span className="min-w-0 wrap-anywhere">{word ? t('mutedWords.because', { word }) : t('mutedWords.hidden')}</span>
      <TextButton onClick={onShow}>{t('mutedWords.show')}</TextButton>
    </p>
  )
}
