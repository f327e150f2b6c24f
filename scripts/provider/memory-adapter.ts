import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the provider keeps, until the process ends. Small: it serves one person at a time. */
export function memory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const find = (test: (payload: AdapterPayload) => boolean) => [...kept.values()].find(test)
  return (model) => {
    const key = (id: string) => `${model} ${id}`
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      consume: async (id) => void Object.assign(kept.get(key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [at, payload] of kept) if (payload.grantId === grantId) kept.delete(at)
      },
    }
  }
}
