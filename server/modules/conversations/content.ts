import type { Attachment } from '#contract/conversations.ts'
import type { PostPicture } from '#contract/post.ts'
import { refuse } from '#contract/refuse.ts'
import type { Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { claimMedia } from '#server/modules/media/media.ts'
import { type Community, findLinkTarget, tagProducts } from '#server/modules/posts/posts.ts'
import { isOwnRecord } from '#server/modules/profiles/profiles.ts'
import { viewerOf } from '#server/modules/visibility/visibility.ts'

/** What a message may consist of. */
interface MessageInput {
  text: string
  picture?: { url: string; alt: string } | undefined
  productId?: string | undefined
  recordId?: string | undefined
  storyId?: string | undefined
}

/** The attachment of a message; fails with INVALID_INPUT for more than one, and for a message without any content. */
export function attachmentOf({ text, picture, productId, recordId, storyId }: MessageInput): Attachment | null {
  const given = [picture && 'picture', productId && 'product', recordId && 'record', storyId && 'story'].filter(
    (one) => one !== undefined,
  ) as Attachment[]
  if (given.length > 1)
    throw refuse('INVALID_INPUT', {
      [`${given[1]}${given[1] === 'picture' ? '' : 'Id'}`]: ['is one too many: a message can have only one attachment'],
    })
  if (text === '' && given.length === 0) throw refuse('INVALID_INPUT', { text: ['is empty, and there is no attachment'] })
  return given[0] ?? null
}

/** Checks a message's product and lift, claims its picture, and finds the page of ours that it links to. */
export async function messageContent(tx: Tx, community: Community, message: { id: string; given: MessageInput }, context: SignedInContext) {
  const { id, given } = message
  const { caller } = context
  const picture = await claimPicture(tx, id, given.picture, context)
  if (given.productId !== undefined) await tagProducts(tx, community.catalogue, [given.productId], caller.userId, () => 'productId')
  if (given.recordId !== undefined && !(await isOwnRecord(tx, given.recordId, caller.userId)))
    throw refuse('INVALID_INPUT', { recordId: ['is not one of your records'] })
  return {
    text: given.text,
    picture,
    product: given.productId ?? null,
    record: given.recordId ?? null,
    ...(await findLinkTarget(tx, community, given.text, viewerOf(context))),
  }
}

async function claimPicture(
  tx: Tx,
  id: string,
  picture: MessageInput['picture'],
  { caller, now }: SignedInContext,
): Promise<PostPicture | null> {
  if (!picture) return null
  const claim = {
    urls: [picture.url],
    ownerId: caller.userId,
    feature: 'message',
    usedBy: `message:${id}`,
    now,
    path: () => 'picture.url',
  } as const
  const [{ url, width, height, blur }] = (await claimMedia(tx, claim)) as [Awaited<ReturnType<typeof claimMedia>>[number]]
  return { url, width, height, blur, alt: picture.alt }
}
