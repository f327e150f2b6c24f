import { dayMs } from '#contract/time.ts'
import type { Tx } from '#server/db/statement.ts'
import { publicName } from '#server/modules/customers/customers.ts'
import { demoAccounts, demoAddress } from '../accounts.ts'
import { demoPeople } from '../orders/people.ts'
import { seededRandom } from '../orders/random.ts'
import type { Member } from './draft-members.ts'
import { accountMembers, type SeedMember, seedMembers } from './members.ts'
import { findUsers } from './statements.ts'

type Known = Pick<Member, 'language' | 'country' | 'place' | 'sex'> & { email: string; seed: SeedMember }

/** Reads the members with their accounts, those of the demo accounts last. Fails if one of them isn't a customer. */
export async function readMembers(tx: Tx, now: Date): Promise<Member[]> {
  const all = [...customers(), ...accounts()]
  const users = await findUsers.all(tx, { emails: all.map(({ email }) => email) })
  const byEmail = new Map(users.map((user) => [user.email, user]))
  const random = seededRandom(60_006)
  return all.map(({ seed, email, ...known }) => {
    const { id, created_at: created } = byEmail.get(email)!
    const usual = known.sex === 'female' ? 54 : 69
    return {
      ...seed,
      ...known,
      id,
      publicName: seed.shown ?? publicName(seed.name),
      bodyWeight: Math.round(usual + random() * 29) * 1000 + 500,
      joinedDaysAgo: ((now.getTime() - created.getTime()) / dayMs) * (0.7 + random() * 0.28),
      activity: 0.35 + random() ** 1.7 * 0.65,
    }
  })
}

function customers(): Known[] {
  const byName = new Map(demoPeople().map((person) => [person.name, person]))
  return seedMembers.map((seed) => {
    const person = byName.get(seed.name)
    if (!person) throw new Error(`The member ${seed.name} is no customer of the demo`)
    const { email, language, fit, address } = person
    const place = `${address.city}, ${countries.of(address.country)}`
    return { seed, email, language, country: address.country, place, sex: fit === 'Women' ? 'female' : 'male' }
  })
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

function accounts(): Known[] {
  const place = `${demoAddress.city}, ${countries.of(demoAddress.country)}`
  const shared = { language: 'en', country: demoAddress.country, place }
  return [
    { ...shared, seed: accountMembers.shopper, email: demoAccounts.shopper.email, sex: 'female' },
    { ...shared, seed: accountMembers.admin, email: demoAccounts.admin.email, sex: 'male' },
  ]
}
