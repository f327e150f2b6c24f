import type { FileImport } from '#contract/imports.ts'
import { useText } from '#web/lib/text.ts'
import { type Shape, StateMark, type Tone } from '#web/admin/ui/state-mark.tsx'

const looks: Record<FileImport['state'], [Shape, Tone]> = {
  checking: ['half', 'quiet'],
  mapping: ['waiting', 'warn'],
  ready: ['waiting', 'warn'],
  running: ['half', 'warn'],
  done: ['done', 'good'],
  undoing: ['half', 'warn'],
  undone: ['ended', 'quiet'],
  failed: ['ended', 'bad'],
}

/** What a state alone doesn't say. */
const specialLooks = {
  interrupted: ['waiting', 'warn'],
  nothing: ['ended', 'bad'],
  refused: ['ended', 'bad'],
  same: ['ended', 'quiet'],
} as const satisfies Record<string, [Shape, Tone]>

/** The state of an import. */
export function ImportStateMark({
  one: { state, interruption, done, found },
}: {
  one: Pick<FileImport, 'state' | 'interruption' | 'done' | 'found'>
}) {
  const t = useText('admin-imports')
  // The run ended, but every row was refused: it must not look like a success.
  const isNothing = state === 'done' && done.failed > 0 && done.created + done.updated === 0
  // The check found nothing that an import would do.
  const isRefused = state === 'ready' && found.refuse > 0 && found.create + found.update + found.outdated === 0
  const isSame = state === 'ready' && !isRefused && found.create + found.update + found.outdated === 0
  const special = interruption ? 'interrupted' : isNothing ? 'nothing' : isRefused ? 'refused' : isSame ? 'same' : null
  const [shape, tone] = special ? specialLooks[special] : looks[state]
  return (
    <StateMark shape={shape} tone={tone}>
      {t(`state.${special ?? state}`)}
    </StateMark>
  )
}
