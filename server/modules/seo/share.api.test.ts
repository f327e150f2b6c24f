import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { member } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const fetched = async (path: string) => {
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the picture for shared links', () => {
  it.each([
    ['a post', { text: 'Squats <today> & সহায়তা.' }],
    ['a record', { record: { lift: 'deadlift', value: 142.5, performedOn: '2026-03-01' } }],
  ])('of %s is a JPEG of the usual size, drawn once for all who ask', async (_, input) => {
    const { token } = await member(app)
    const { id } = await app.call('POST /post/create', input, { token })
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetched(`/og/posts/${id}.jpg`)))
    const [{ status, headers, bytes }] = answers as [(typeof answers)[0]]
    expect([status, headers.get('content-type'), new Set(answers.map((answer) => answer.headers.get('etag'))).size]).toEqual([
      200,
      'image/jpeg',
      1,
    ])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    // Something is written on it.
    expect((await sharp(bytes).extract({ left: 80, top: 190, width: 600, height: 170 }).stats()).channels[0]!.max).toBeGreaterThan(200)
  })

  it('shows a record of a public profile', async () => {
    const { token, handle } = await member(app)
    const { id } = await app.call('POST /records', { lift: 'squat', value: 100, performedOn: '2026-03-01' }, { token })
    expect((await fetched(`/og/records/${handle}/${id}.jpg`)).status).toBe(200)
  })

  it('exists only for what visitors can see', async () => {
    const { token, handle } = await member(app)
    const { id } = await app.call('POST /post/create', { text: 'For my followers.', audience: 'followers' }, { token })
    for (const path of [
      `/og/posts/${id}.jpg`,
      '/og/posts/x.jpg',
      `/og/posts/${id}`,
      `/og/records/${handle}/x.jpg`,
      '/og/records/%00/x.jpg',
    ])
      expect((await fetched(path)).status).toBe(404)
  })
})
