import type { Context } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
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
    /** What the network has left, and in how many seconds it has all again; null without a limit. */
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

/** The network of an IP address; null if it has no limits. */
export function findLimitedNetwork(ip: string | null): string | null {
  return ip === null || isLoopback(ip) ? null : getNetworkKey(ip)
}

function isLoopback(ip: string): boolean {
  return getNetworkKey(ip).startsWith('127.') || ip === '::1'
}
