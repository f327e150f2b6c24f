import type { Adapter, AdapterPayload } from 'oidc-provider'

/** The provider's storage, in memory until the process ends. It has few entries, as it serves one user at a time. */
export function memoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>()
  const find = (test: (payload: AdapterPayload) => boolean) => [...entries.values()].find(test)
  return (model) => {
    const key = (id: string) => `${model} ${id}`
    return {
      upsert: async (id, payload) => void entries.set(key(id), payload),
      find: async (id) => entries.get(key(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (code) => find((payload) => payload.userCode === code),
      consume: async (id) => void Object.assign(entries.get(key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void entries.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [at, payload] of entries) if (payload.grantId === grantId) entries.delete(at)
      },
    }
  }
}
