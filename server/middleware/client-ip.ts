import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from '#server/logger.ts'

/**
 * Reads the address of each request's client, as below. Warns once when a proxy is in front that
 * TRUST_PROXY does not know of: all clients would then count as one.
 */
export function createClientIpReader(trustedProxies: number, logger: Logger) {
  let warned = false
  return (c: Context): string | null => {
    const forwardedFor = c.req.header('X-Forwarded-For')
    if (forwardedFor && trustedProxies === 0 && !warned) {
      warned = true
      logger.warn('X-Forwarded-For is not believed: TRUST_PROXY is 0')
    }
    // Absent where the app is called without a server: in development and in tests.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    return readClientIp(incoming?.socket?.remoteAddress, forwardedFor, trustedProxies)
  }
}

/**
 * Where a request came from: the address that the connection has or, behind `trustedProxies` proxies
 * of our own, the one that the outermost of them saw. Each proxy adds the address it saw at the end
 * of `X-Forwarded-For`; whatever stands further left came from the client, who may write anything.
 * Null when the connection has no address (a socket in the file system, a test).
 */
export function readClientIp(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const seen = (forwardedFor ?? '').split(',').map((entry) => removePort(entry.trim()))
  // From the nearest hop to the furthest that is still vouched for.
  const hops = [connection ?? '', ...seen.reverse()].slice(0, trustedProxies + 1)
  const broken = hops.findIndex((hop, index) => index > 0 && !isIP(hop))
  const address = hops.at(broken === -1 ? -1 : broken - 1) ?? ''
  return isIP(address) ? address : null
}

/** "203.0.113.9:52311" and "[2001:db8::1]:52311", as some proxies write what they saw. */
function removePort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]*:[^\]]*)\](?::\d+)?)$/.exec(entry) ?? []
  return ipv4 ?? ipv6 ?? entry
}

/**
 * What an address is counted under: an IPv4 address by itself, also when written as IPv6; an IPv6
 * address by its first 64 bits, all of which one household has: "2001:db8:0:1::/64".
 */
export function getNetworkKey(address: string): string {
  if (isIP(address) !== 6) return address
  const [bare = ''] = address.split('%')
  // The URL parser writes every form of an IPv6 address the same way.
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right]
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
    return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
