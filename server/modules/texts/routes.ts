import * as media from '#contract/admin/media.ts'
import * as contract from '#contract/admin/texts.ts'
import type { Config } from '#server/config.ts'
import { type BoundEndpoint, reads, writes } from '#server/http/bind.ts'
import { configForLocale } from '#server/http/locale.ts'
import { pageOfTexts } from './list.ts'
import { addMedia, deleteMedia, describeMedia, listMedia, type MediaTexts } from './media-library.ts'
import { preview, Texts, textVersions } from './texts.ts'

/** The staff endpoints for pages and articles. */
export function textRoutes(config: Config, { texts: stored, more }: MediaTexts): BoundEndpoint[] {
  const written = { texts: stored, more }
  const texts = new Texts(config, stored)
  return [
    reads(media.listMedia, (db, input) => listMedia(db, written, input)),
    writes(media.addMedia, addMedia),
    writes(media.describeMedia, describeMedia),
    writes(media.deleteMedia, (tx, input, context) => deleteMedia(tx, written, input, context)),
    reads(contract.listTexts, async (_, input, { now }) => pageOfTexts(texts.rows(now), input)),
    reads(contract.getText, async (_, key, { now }) => texts.get(key, now)),
    writes(contract.saveText, (tx, input, context) => texts.save(tx, input, context)),
    writes(contract.hideText, (tx, input, context) => texts.hide(tx, input, context)),
    writes(contract.revertText, (tx, input) => texts.revert(tx, input)),
    reads(contract.listTextVersions, textVersions),
    reads(contract.previewText, (_, input) => preview(input, configForLocale(config, input.locale))),
  ]
}
