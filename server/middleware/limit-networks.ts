import type { Context } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { createTurns, type Turns } from '#app/lib/work-queue.ts'
import { getNetworkKey } from './client-ip.ts'
import { consume } from './rate-limits.ts'

type Options = { points: number; duration: number; getClientIp: (c: Context) => string | null }

/**
 * Count requests of each network in this process, `points` within `duration` seconds. Doesn't count requests from an
 * unknown IP address or from this machine: behind an undeclared proxy, all clients would share one limit.
 */
export function limitNetworks({ points, duration, getClientIp }: Options) {
  const limiter = new RateLimiterMemory({ points, duration })
  const findNetwork = (c: Context) => findLimitedNetwork(getClientIp(c))
  return {
    /** Take one point, or `cost`. Returns the seconds to wait, or null. */
    async take(c: Context, cost = 1): Promise<number | null> {
      const network = findNetwork(c)
      return network === null ? null : consume(limiter, network, cost)
    },
    /** The requests that the network has left, and the seconds until it has all of them again; null without a limit. */
    async readLeft(c: Context): Promise<{ remaining: number; resetsIn: number } | null> {
      const network = findNetwork(c)
      if (network === null) return null
      const state = await limiter.get(network)
      return {
        remaining: Math.max(0, state?.remainingPoints ?? points),
        resetsIn: Math.ceil((state?.msBeforeNext ?? 0) / 1000),
      }
    },
  }
}

/**
 * Let each network have `places` requests at work at once in this process; its others wait, so that one network's many
 * don't make everybody wait. Returns the function that ends a request's turn. Rejects if its client goes away first.
 * Unknown addresses and this machine don't wait.
 */
export function takeNetworkTurns({
  places,
  getClientIp,
}: Pick<Options, 'getClientIp'> & { places: number }) {
  const lines = new Map<string, { turns: Turns; users: number }>()
  return async (c: Context): Promise<() => void> => {
    const network = findLimitedNetwork(getClientIp(c))
    if (network === null) return () => {}
    const line = lines.get(network) ?? { turns: createTurns(places), users: 0 }
    lines.set(network, line)
    line.users += 1
    const leave = () => {
      line.users -= 1
      if (line.users === 0) lines.delete(network)
    }
    try {
      const end = await line.turns.take(c.req.raw.signal)
      return () => {
        end()
        leave()
      }
    } catch (error) {
      leave()
      throw error
    }
  }
}

/** The network of an IP address; null if it has no limits. */
export function findLimitedNetwork(ip: string | null): string | null {
  return ip === null || isLoopback(ip) ? null : getNetworkKey(ip)
}

function isLoopback(ip: string): boolean {
  return getNetworkKey(ip).startsWith('127.') || ip === '::1'
}
