// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import type { Post } from '#contract/post.ts'
import { Refusal } from '#contract/refusal.ts'
import { setTransport } from '#web/lib/call.ts'
import { emptyStored } from '#web/lib/stored.ts'
import { useStored } from '#web/lib/store.ts'
import { react } from './react.ts'
import { postNow, putPosts } from './store.ts'

const none = { like: 0, love: 0, fire: 0, strong: 0, clap: 0, wow: 0 }
const post = { id: 'p', author: { id: 'a' }, counts: { ...none, like: 2, fire: 1 }, mine: 'fire' } as Post

/** Calls wait here until they are answered. */
let calls: { input: object; answer: (value: unknown) => void; fail: (error: unknown) => void }[]
beforeEach(() => {
  calls = []
  setTransport((_, input) => new Promise((answer, fail) => calls.push({ input, answer, fail })))
  useStored.setState({ ...emptyStored, auth: { access_token: 't', provider: 'none' } })
  putPosts([post])
})
const settled = () => new Promise((resolve) => setTimeout(resolve))
const shown = () => ({ mine: postNow('p')?.mine, like: postNow('p')?.counts.like, fire: postNow('p')?.counts.fire })

it("reacting shows the reaction immediately, and then the server's counts", async () => {
  react('p', 'like')
  expect(shown()).toEqual({ mine: 'like', like: 3, fire: 0 })
  calls[0]!.answer({ counts: { ...none, like: 8 }, mine: 'like' })
  await settled()
  expect(shown()).toEqual({ mine: 'like', like: 8, fire: 0 })
})

it('reacting reverts when the server refuses', async () => {
  react('p', 'fire')
  expect(shown()).toEqual({ mine: null, like: 2, fire: 0 })
  calls[0]!.fail(new Refusal({ code: 'SERVICE_UNAVAILABLE', status: 500, sentence: '' }))
  await settled()
  expect(shown()).toEqual({ mine: 'fire', like: 2, fire: 1 })
})

it('reacting sends only the last of many presses after the pending one', async () => {
  react('p', 'like')
  react('p', 'fire')
  react('p', 'like')
  react('p', 'like')
  expect(calls).toHaveLength(1)
  calls[0]!.answer({ counts: { ...none, like: 3 }, mine: 'like' })
  await settled()
  expect(calls.map(({ input }) => input)).toMatchObject([
    { reactionType: 'like', isReacting: true },
    { reactionType: 'like', isReacting: false },
  ])
  calls[1]!.answer({ counts: { ...none, like: 2 }, mine: null })
  await settled()
  expect(shown()).toEqual({ mine: null, like: 2, fire: 0 })
})
