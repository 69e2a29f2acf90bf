import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import { isLocalUrl } from '#app/lib/local-url.ts'

// From IANA's special-purpose registries: addresses that are not on the public internet.
const reservedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
// Only 2000::/3 of IPv6 is public. These parts of it are not, or contain an IPv4 address.
const publicV6 = '2000::/3'
const reservedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listsV4 = listSubnets(reservedV4, 'ipv4')
const listsV6 = {
  public: listSubnets([publicV6], 'ipv6'),
  reserved: listSubnets(reservedV6, 'ipv6'),
}

/**
 * Whether an IP address, as a resolver writes it, is on the public internet. Private, loopback, link-local, shared,
 * multicast, documentation and mapped addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !listsV4.check(address, 'ipv4')
  if (!isIPv6(address) || address.includes('%')) return false
  return listsV6.public.check(address, 'ipv6') && !listsV6.reserved.check(address, 'ipv6')
}

function listSubnets(subnets: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [network = '', bits] = subnet.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** How to reach other hosts. Tests replace it. */
export type RemoteAccess = {
  /** List a host's IP addresses; reject if it has none. */
  resolve(host: string): Promise<string[]>
  isAllowed(address: string, port: number): boolean
  /** Also without encryption, which only a host on this machine may do without. */
  allowsHttp?: boolean
  /** Further certificates to trust (PEM). */
  ca?: string
}

const resolve = async (host: string) =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/** Allows the public internet on port 443. */
export const publicInternet: RemoteAccess = {
  resolve,
  isAllowed: (address, port) => port === 443 && isPublicAddress(address),
}

const loopback = {
  ipv4: listSubnets(['127.0.0.0/8'], 'ipv4'),
  ipv6: listSubnets(['::1/128'], 'ipv6'),
}

/** Allows this machine only, also by http. */
const thisMachine: RemoteAccess = {
  resolve,
  isAllowed: (address) => {
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    return loopback[family].check(address, family)
  },
  allowsHttp: true,
}

/**
 * What a person at the command line may reach: the public internet, or a server on their own machine. Never use it for
 * a link that came by a form.
 */
export function accessFromCommandLine(address: string): RemoteAccess {
  return URL.canParse(address) && isLocalUrl(address) ? thisMachine : publicInternet
}

/** Where to connect. Connect to these addresses: a second DNS lookup could return others. */
export type Target = { url: URL; addresses: string[] }

export type Rejection =
  | 'not an https address'
  | 'the host is unknown'
  | 'the host is not on the public internet'

/**
 * Check a URL before fetching: https (or http where `access` allows it), no name or password in it, and only allowed
 * addresses behind its host.
 */
export async function settleTarget(
  address: string,
  access: RemoteAccess,
): Promise<Target | { refused: Rejection }> {
  const url = URL.parse(address)
  const protocols = access.allowsHttp ? ['https:', 'http:'] : ['https:']
  if (!url || !protocols.includes(url.protocol) || url.username || url.password) {
    return { refused: 'not an https address' }
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await access.resolve(host).catch(() => [])
  if (!addresses.length) return { refused: 'the host is unknown' }
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443))
  if (!addresses.every((one) => access.isAllowed(one, port))) {
    return { refused: 'the host is not on the public internet' }
  }
  return { url, addresses }
}
