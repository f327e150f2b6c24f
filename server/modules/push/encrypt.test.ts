import { createECDH, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { encrypt, isPublicKey } from './encrypt.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

it('push encryption encrypts the example of RFC 8291 (appendix A) to the same bytes', () => {
  const keyPair = createECDH('prime256v1')
  keyPair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const recipient = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const message = encrypt('When I grow up, I want to be a watermelon', recipient, { keyPair, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') })
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

it('push encryption rejects an invalid public key', () => {
  const pair = createECDH('prime256v1')
  expect(isPublicKey(pair.generateKeys())).toBe(true)
  expect(isPublicKey(Buffer.concat([Buffer.from([4]), randomBytes(64)]))).toBe(false)
  expect(isPublicKey(Buffer.alloc(65))).toBe(false)
})
