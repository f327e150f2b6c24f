import { type ComponentProps, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type Crop, dragged, wholeCrop, zoomMax } from './crop.ts'
import { draw } from './draw.ts'

interface CropDialogProps {
  picture: ImageBitmap
  /** The required aspect; without it the person chooses. */
  shape?: Crop['shape'] | undefined
  onCrop: (crop: Crop) => void
  /** Uses it and all that follow without cropping; absent for the last. */
  onUseAll?: (() => void) | undefined
  onClose: () => void
}

const shapes = ['original', 'square', 'portrait'] as const
const previewMax = 640
const step = 0.01

/** Crops a picture by dragging it, or with three sliders that work by keyboard. */
export function CropDialog({ picture, shape, onCrop, onUseAll, onClose }: CropDialogProps) {
  const t = useText('media')
  const [crop, setCrop] = useState<Crop>({ ...wholeCrop, shape: shape ?? 'original' })
  const change = (part: Partial<Crop>) => setCrop((old) => ({ ...old, ...part }))
  return (
    <Dialog open title={t('crop.title')} onClose={onClose}>
      <div className="grid gap-5 overflow-y-auto p-5">
        <Preview picture={picture} crop={crop} onChange={setCrop} />
        {shape === undefined && (
          <Segmented
            label={t('crop.shape')}
            value={crop.shape}
            options={shapes.map((value) => ({ value, name: t(`crop.shapes.${value}`) }))}
            onChange={(value) => change({ shape: value })}
          />
        )}
        <div className="grid gap-1">
          <Slider label={t('crop.zoom')} min={1} max={zoomMax} value={crop.zoom} onValue={(zoom) => change({ zoom })} />
          <Slider label={t('crop.across')} max={1} value={crop.across} onValue={(across) => change({ across })} />
          <Slider label={t('crop.down')} max={1} value={crop.down} onValue={(down) => change({ down })} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onCrop(crop)} className="grow">
            {t('crop.use')}
          </Button>
          {onUseAll && (
            <Button look="secondary" onClick={onUseAll} className="grow">
              {t('crop.useAll')}
            </Button>
          )}
          <Button look="secondary" onClick={onClose} className="grow">
            {t('crop.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Preview({ picture, crop, onChange }: { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }) {
  const t = useText('media')
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (ref.current) draw(ref.current, picture, crop, previewMax)
  }, [picture, crop])
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    onChange(dragged(picture, crop, { x: event.movementX / width, y: event.movementY / height }))
  }
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={t('crop.preview')}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={move}
      className="mx-auto max-h-[45dvh] max-w-full cursor-grab touch-none rounded-card bg-studio active:cursor-grabbing"
    />
  )
}

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  onValue: (value: number) => void
}

function Slider({ label, onValue, ...props }: SliderProps) {
  return (
    <label className="flex min-h-11 items-center gap-4 text-sm">
      <span className="w-28 shrink-0">{label}</span>
      <input
        type="range"
        step={step}
        {...props}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
        className="min-w-0 grow accent-ink"
      />
    </label>
  )
}
