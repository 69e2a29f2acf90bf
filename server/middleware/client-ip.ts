import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Logger } from '#server/logger.ts'

/**
 * Create `getClientIp`. It warns once if a request has X-Forwarded-For although TRUST_PROXY is 0: behind an undeclared
 * proxy, all clients count as one.
 */
export function createClientIpReader(trustedProxies: number, logger: Logger) {
  let warned = false
  return (c: Context): string | null => {
    const forwardedFor = c.req.header('X-Forwarded-For')
    if (forwardedFor && trustedProxies === 0 && !warned) {
      warned = true
      logger.warn('X-Forwarded-For is not believed: TRUST_PROXY is 0')
    }
    // Absent without a server: in development and in tests.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
    return readClientIp(incoming?.socket?.remoteAddress, forwardedFor, trustedProxies)
  }
}

/**
 * Find a client's IP address: the connection's or, behind `trustedProxies` proxies of our own, the one that the
 * outermost of them saw. Each proxy appends the address that it saw to `X-Forwarded-For`. Entries further left come from
 * the client and may be forged. Null if the connection has no address (a Unix socket, a test).
 */
export function readClientIp(
  connection: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const seen = (forwardedFor ?? '').split(',').map((entry) => removePort(entry.trim()))
  // From the nearest hop to the furthest that our proxies vouch for.
  const hops = [connection ?? '', ...seen.reverse()].slice(0, trustedProxies + 1)
  const broken = hops.findIndex((hop, index) => index > 0 && !isIP(hop))
  const address = hops.at(broken === -1 ? -1 : broken - 1) ?? ''
  return isIP(address) ? address : null
}

/**
 * Tell whether TRUST_PROXY fits the proxies in front, for `npm run doctor`: "seen=1, trusted=1".
 * Contains no address: a client learns nothing about others or about our network.
 */
export function describeProxies(forwardedFor: string | undefined, trustedProxies: number): string {
  const seen = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '')
  return `seen=${seen.length}, trusted=${trustedProxies}`
}

/** Some proxies add a port: "203.0.113.9:52311", "[2001:db8::1]:52311". */
function removePort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[([^\]]*:[^\]]*)\](?::\d+)?)$/.exec(entry) ?? []
  return ipv4 ?? ipv6 ?? entry
}

/**
 * The key under which limits count an address: an IPv4 address itself, also if written as IPv6; the first 64 bits of an
 * IPv6 address ("2001:db8:0:1::/64"), because a household has all addresses behind them. With `prefixLength` 48 it is the
 * largest block that one customer of a provider usually has (RFC 6177), which tells two people from one with many networks.
 */
export function getNetworkKey(address: string, prefixLength: 48 | 64 = 64): string {
  if (isIP(address) !== 6) return address
  const [bare = ''] = address.split('%')
  // The URL parser normalizes an IPv6 address.
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
  return `${groups.slice(0, prefixLength / 16).join(':')}::/${prefixLength}`
}
