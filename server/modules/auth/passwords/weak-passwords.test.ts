import { expect, it } from 'vitest'
import { refuseWeakPassword } from './weak-passwords.ts'

const ada = { name: 'Ada Moreno', email: 'lifter42@example.com', phone: '+15035550123' }
const attempt = (password: string) => () => refuseWeakPassword(password, ada, 'password')

it('the password check refuses common passwords, however they are written', () => {
  for (const password of ['password', 'PassWord', '12345678', 'qwertyuiop', 'iloveyou', 'Ｐassword'])
    expect(attempt(password), password).toThrow('Password is easy to guess')
})

it("the password check refuses the owner's name, email and phone", () => {
  for (const password of ['ada moreno', 'AdaMoreno', 'ada.moreno', 'lifter42@example.com', 'Lifter42', '+15035550123', '15035550123'])
    expect(attempt(password), password).toThrow('Password is easy to guess')
})

it('the password check names the field and what is wrong with it', () => {
  expect(() => refuseWeakPassword('password', ada, 'newPassword')).toThrow(
    expect.objectContaining({ errors: { newPassword: ['is one of the most common passwords'] } }),
  )
})

it('the password check accepts other passwords, also of an owner without email or phone', () => {
  for (const password of ['correct horse', 'ada moreno lifts', 'x'.repeat(8), 'password of mine'])
    expect(() => refuseWeakPassword(password, { name: 'A', email: null }, 'password'), password).not.toThrow()
})
