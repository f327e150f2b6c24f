import { afterAll, beforeAll, expect, it } from 'vitest'
import { trainingUrls } from '#contract/training-urls.ts'
import { urls } from '#contract/urls.ts'
import { openShop, type Shop } from '#test/shop.ts'
import { callApi } from './customers.ts'
import { signInNewCustomer } from './prepare.ts'
import { openFully } from './ready.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('a workout starts from a routine, survives a reload, waits for a connection, and is saved once; a set becomes a record on request', async () => {
  const { page, context } = await shop.visit({ width: 390 })
  const token = await signInNewCustomer(shop, page, 'lifter@example.com')
  await callApi(shop, 'POST /routines', { name: 'Squats', exercises: [{ exercise: 'back-squat', targetSets: 2, targetReps: 5 }] }, token)
  await openFully(page, urls.training())
  await page.getByRole('button', { name: 'Start Squats' }).click()
  await page.getByLabel('kg, set 1 of Back squat').fill('100')
  await page.getByRole('button', { name: 'Set 1 of Back squat done' }).click()
  await page.getByText('25 + 15 per side').waitFor()
  await page.getByRole('timer').waitFor()
  await openFully(page, trainingUrls.now())
  const done = page.getByRole('button', { name: 'Set 1 of Back squat done' })
  expect(await done.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByLabel('Reps, set 1 of Back squat').inputValue()).toBe('5')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await page.getByRole('button', { name: 'Save workout' }).click()
  await page.getByText("You're offline. Your workout is stored").waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save as record' }).click()
  await page.getByText('100 kg is now your record').waitFor()
  const { items } = await callApi(shop, 'GET /workouts', {}, token)
  expect(items).toMatchObject([{ title: 'Squats', setCount: 1, volume: 500 }])
  const { handle } = await callApi(shop, 'GET /profile', {}, token)
  expect((await callApi(shop, 'GET /people/:handle', { handle })).records).toMatchObject([{ lift: 'squat', value: 100 }])
  // In the next workout, each set shows its previous result.
  await openFully(page, urls.training())
  await page.getByRole('button', { name: 'Start Squats' }).click()
  await page.getByRole('cell', { name: '100 kg × 5' }).waitFor()
})
