import { createHmac } from 'node:crypto'
import type { AccountLimits } from '#app/context.ts'
import type { Database } from '#db/client.server.ts'
import { nameNetwork } from './client-address.ts'
import { consume, createLimiter } from './rate-limit.ts'

const [minute, quarter, hour] = [60, 900, 3600]

/** How many tries in how many seconds: from one network, and for one account from anywhere. */
const limits = {
  'sign-in': { network: [10, minute], account: [10, quarter] },
  'sign-up': { network: [10, hour], account: [3, hour] },
  reset: { network: [10, hour], account: [3, hour] },
} as const

/**
 * Tries to sign in: 10 a minute from one network, 10 in 15 minutes for one account; the latter counts
 * only what failed, passes by itself, and a new password by mail ends it at once. Signing up and asking
 * for a new password: 10 an hour from one network, 3 an hour for one address.
 * Networks and accounts are kept only as an HMAC under `secret`. `take` rejects when the database does
 * not answer.
 */
export function createAccountLimits(database: Database, secret: string): AccountLimits {
  const limiters = new Map(
    Object.entries(limits).map(([what, { network, account }]) => [
      what,
      {
        network: createLimiter(database, describe(`${what} network`, network)),
        account: createLimiter(database, describe(`${what} account`, account)),
      },
    ]),
  )
  const hide = (text: string) =>
    createHmac('sha256', `account-limits ${secret}`).update(text).digest('base64url')
  const find = (what: keyof typeof limits) => {
    const found = limiters.get(what)
    if (!found) throw new Error(`There is no limit for ${what}`)
    return found
  }
  return {
    async take(what, address, account) {
      const limiter = find(what)
      const network = hide(address === null ? 'unknown' : nameNetwork(address))
      const refused = await consume(limiter.network, network)
      if (refused) return { ok: false, retryAfter: refused }
      const person = hide(account.toLowerCase())
      const personRefused = await consume(limiter.account, person)
      if (personRefused) return { ok: false, retryAfter: personRefused }
      const refund = async () => {
        await limiter.network.reward(network, 1)
        await limiter.account.reward(person, 1)
      }
      return { ok: true, refund }
    },
    async forgive(account) {
      await find('sign-in').account.delete(hide(account.toLowerCase()))
    },
  }
}

function describe(keyPrefix: string, [points, duration]: readonly [number, number]) {
  return { keyPrefix, points, duration }
}
