import type { Context } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { getNetworkKey } from './client-ip.ts'
import { consume } from './rate-limits.ts'

type Options = { points: number; duration: number; getClientIp: (c: Context) => string | null }

/**
 * Count requests of each network in this process, `points` within `duration` seconds. A request costs one point, or
 * `cost`. Returns the seconds to wait, or null. Doesn't count requests from an unknown IP address or from this machine:
 * behind an undeclared proxy, all clients would share one limit.
 */
export function limitNetworks({ points, duration, getClientIp }: Options) {
  const limiter = new RateLimiterMemory({ points, duration })
  return async (c: Context, cost = 1): Promise<number | null> => {
    const network = findLimitedNetwork(getClientIp(c))
    return network === null ? null : consume(limiter, network, cost)
  }
}

/** The network of an IP address; null if it has no limits. */
export function findLimitedNetwork(ip: string | null): string | null {
  return ip === null || isLoopback(ip) ? null : getNetworkKey(ip)
}

function isLoopback(ip: string): boolean {
  return getNetworkKey(ip).startsWith('127.') || ip === '::1'
}
