import type { TestApp } from './app.ts'
import { Authenticator } from './authenticator.ts'
import { address, newKey } from './builders.ts'

export function accountInputs(addressId: string) {
  const passkey = new Authenticator('https://shop.example')
  const exchange = { code: 'x', codeVerifier: 'x'.repeat(43), redirectUri: 'x', idToken: 'x', nonce: 'x', name: 'Ada' }
  return {
    'POST /user-auth/sign-in': { email: 'a@example.com', phone: '+15035550100', password: 'correct horse' },
    'POST /user-auth/sign-in-link/send': { email: 'l@example.com' },
    'POST /user-auth/sign-in-link': { email: 'l@example.com', token: 'x'.repeat(43) },
    'POST /user-auth/signup/send-otp': { name: 'Ada', email: 'b@example.com', phone: '+15035550101', password: 'correct horse' },
    'POST /user-auth/signup/verify-otp': { email: 'c@example.com', phone: '+15035550102', otp: '123456' },
    'POST /user-auth/forgot-password/send-otp': { email: 'd@example.com', phone: '+15035550103', username: 'd@example.com' },
    'POST /user-auth/forgot-password/verify-otp': {
      email: 'e@example.com',
      phone: '+15035550104',
      username: '+15035550104',
      otp: '123456',
    },
    'POST /user-auth/forgot-password': { resetToken: 'x'.repeat(43), password: 'correct horse' },
    'POST /user/change-password': { currentPassword: 'wrong horse', newPassword: 'correct horse' },
    'POST /user/change-contact/send-otp': { email: 'f@example.com', phone: '+15035550105', password: 'wrong horse' },
    'POST /user/change-contact/verify-otp': { email: 'g@example.com', phone: '+15035550106', otp: '123456' },
    'DELETE /user/sessions/:id': { id: newKey() },
    'POST /user/delete': { password: 'wrong horse' },
    'PATCH /user': {
      name: 'Ada',
      dateOfBirth: '1990-01-01',
      maxSquat: 100,
      weightUnit: 'lb',
      handle: 'ada',
      bio: 'Lifts.',
      avatar: null,
      privacy: 'private',
    },
    'PUT /user/add-address': { ...address({ email: 'h@example.com' }), isDefault: true },
    'PATCH /user/update-address/:id': { id: addressId, ...address({ email: 'i@example.com' }), isDefault: true },
    'DELETE /user/delete-address/:id': { id: newKey() },
    'GET /public/place': { country: 'US', postCode: '97201' },
    'POST /user/validate-address': address({ email: 'j@example.com' }),
    'POST /user-auth/google': exchange,
    'POST /user-auth/facebook': exchange,
    'POST /user-auth/apple': exchange,
    'POST /user/identities/:provider': { provider: 'google', next: '/cart' },
    'DELETE /user/identities/:provider': { provider: 'google' },
    'POST /user/passkeys': { name: 'Laptop', response: passkey.create({ challenge: 'AAAA', user: { id: 'AAAA' } }) },
    'DELETE /user/passkeys/:id': { id: newKey() },
    'POST /user-auth/passkey': { response: passkey.get({ challenge: 'AAAA' }) },
    'POST /user/passkeys/options': { password: 'wrong' },
    'POST /user/second-factor/setup': { password: 'wrong' },
    'POST /user/second-factor/confirm': { code: '123456' },
    'POST /user/second-factor/backup-codes': { code: '123456' },
    'DELETE /user/second-factor': { code: '123456', password: 'wrong' },
    'POST /user-auth/second-factor': { ticket: 'x', code: '123456' },
    'POST /media/public/upload/single': { featureName: 'avatar' },
    'POST /media/public/upload/video': { poster: '/media/0198c0de-0000-7000-8000-000000000001.webp' },
    'POST /media/public/upload/captions': { poster: '/media/0198c0de-0000-7000-8000-000000000001.webp', language: 'en' },
    'POST /media/captions/delete': { poster: '/media/0198c0de-0000-7000-8000-000000000001.webp', language: 'en' },
    'POST /media/upload-presigned-url': {
      fileName: 'a.jpg',
      contentType: 'image/jpeg',
      size: 100,
      featureName: 'avatar',
      poster: '/media/0198c0de-0000-7000-8000-000000000001.webp',
    },
  }
}

/** Creates two lists of the customer; returns their ids. */
export async function listsOf(app: TestApp, token: string): Promise<[string, string]> {
  const create = async (name: string) => (await app.call('POST /wishlist/lists', { name }, { token })).id
  return [await create('Gifts'), await create('Home gym')]
}

export const savedInputs = (key: { productId: string; variantId: string }, [first, second]: [string, string]) => ({
  'POST /cart/saved': key,
  'POST /cart/saved/restore': key,
  'DELETE /cart/saved': key,
  'GET /wishlist': { listId: first },
  'POST /wishlist': { productId: key.productId, listId: first },
  'POST /wishlist/move': { productId: key.productId, fromListId: first, toListId: second },
  'DELETE /wishlist/items/:productId': { productId: key.productId, listId: first },
  'DELETE /wishlist/allitems': { listId: first },
  'POST /wishlist/lists': { name: 'Bars' },
  'PATCH /wishlist/lists/:id': { id: first, name: 'Bars' },
  'DELETE /wishlist/lists/:id': { id: second },
  'PUT /wishlist/lists/:id/share': { id: first, showOwner: true },
  'DELETE /wishlist/lists/:id/share': { id: first },
  'GET /wishlist/shared/:token': { token: 'x' },
  'POST /compare': { productId: key.productId },
  'POST /compare/merge': { productIds: [key.productId] },
  'DELETE /compare/item': { productId: key.productId },
  'POST /recently-viewed': { productIds: [key.productId] },
  'POST /stock-alerts/confirm': { token: 'x' },
  'POST /stock-alerts/unsubscribe': { token: 'x' },
  'DELETE /stock-alerts/:id': { id: newKey() },
})
