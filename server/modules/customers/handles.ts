import { isReservedName } from '#server/modules/auth/users/users.ts'

/** Handles that look like a part of the shop or like its staff. */
const reserved = new Set(
  `about account accounts admin administrator api app apple assets auth billing blog blogs brand brands cart checkout club clubs
  collections community compare contact customer customers deleted dev erased everyone facebook faq feed google guest gymfolk health help home
  hostmaster info legal login logout mail market me media member members moderator moderators myaccount news newsfeed nobody notifications
  null official order orders owner payment payments people pictures points post postmaster posts privacy product products profile public
  ready register reviews root search security service session settings shop signin signup sign-out staff stories story subscription
  support system team terms undefined user users webmaster wishlist www you`.split(/\s+/),
)

/** Whether a handle is reserved (ignoring dots and underscores) or makes its owner look like the shop. */
export const isReserved = (handle: string, shopName = ''): boolean =>
  reserved.has(handle.replace(/[._]/g, '')) || isReservedName(handle.replace(/[._]/g, ' '), shopName)
