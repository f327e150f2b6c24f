import { exportFile } from '#web/features/auth/session/export-file.ts'
import { TrainingPage } from '#web/features/training/training-page.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Import } from './import.tsx'

/** Exports workouts to a file, and imports those of other programs. */
export function FilesView() {
  const t = useText('training')
  return (
    <TrainingPage title={t('files.title')}>
      <div className="grid grid-cols-1 gap-10">
        <Import />
        <Export />
      </div>
    </TrainingPage>
  )
}

function Export() {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  return (
    <section>
      <h2 className="text-lg font-semibold">{t('files.export')}</h2>
      <p className="mt-1 mb-4 text-quiet">{t('files.exportText')}</p>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Button look="secondary" busy={busy} onClick={() => void run(() => exportFile('GET /workout-files', {}, { name: 'workouts.csv' }))}>
        {t('files.download')}
      </Button>
    </section>
  )
}
