import { useUnit } from '#web/features/profiles/unit.ts'
import { DraftPictures } from './draft-pictures.tsx'
import { DraftQuote } from './draft-quote.tsx'
import { DraftText } from './draft-text.tsx'
import { DraftVideo } from './draft-video.tsx'
import type { Draft } from './draft.ts'
import { PollFields } from './poll-fields.tsx'
import { ProductField } from './product-field.tsx'
import { RecordFields } from './record-fields.tsx'
import type { ShownParts } from './use-parts.ts'

interface DraftPartsProps {
  draft: Draft
  shown: ShownParts
  /** Whether the text has the focus at first. */
  hasFocus: boolean
  onChange: (changed: Partial<Draft>) => void
  /** An upload began or ended. */
  onBusy: (busy: boolean) => void
}

/** The text of a post and the parts that were added to it. */
export function DraftParts({ draft, shown, hasFocus, onChange, onBusy }: DraftPartsProps) {
  const unit = useUnit()
  return (
    <>
      <DraftText
        text={draft.text}
        clubId={draft.club?.id}
        isQuote={draft.quote !== null}
        hasFocus={hasFocus}
        onChange={(text) => onChange({ text })}
      />
      {draft.quote && <DraftQuote quote={draft.quote} onRemove={() => onChange({ quote: null })} />}
      {draft.poll && <PollFields poll={draft.poll} onChange={(poll) => onChange({ poll })} onRemove={() => onChange({ poll: null })} />}
      {draft.record && (
        <RecordFields
          record={draft.record}
          weightUnit={unit}
          onChange={(record) => onChange({ record })}
          onRemove={() => onChange({ record: null })}
        />
      )}
      {shown.pictures && <DraftPictures pictures={draft.pictures} onChange={(pictures) => onChange({ pictures })} onBusy={onBusy} />}
      {shown.video && <DraftVideo pictures={draft.pictures} onChange={(pictures) => onChange({ pictures })} onBusy={onBusy} />}
      {shown.products && <ProductField products={draft.products} hasFocus onChange={(products) => onChange({ products })} />}
    </>
  )
}
