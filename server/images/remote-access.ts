import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** How the machine reaches others for pictures. The tests bring their own. */
export type RemoteAccess = {
  /** Every IP address of a host; rejects when there is none. */
  resolve(host: string): Promise<string[]>
  isAllowed(address: string, port: number): boolean
  /** Certificates to trust besides the usual ones (PEM). */
  ca?: string
}

/** The public internet, on the port of HTTPS alone. */
export const publicInternet: RemoteAccess = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: (address, port) => port === 443 && isPublicAddress(address),
}

/** Where to connect: the address is settled here, so that a second answer of the DNS changes nothing. */
export type Target = { url: URL; addresses: string[] }

export type Rejection =
  | 'not an https address'
  | 'the host is unknown'
  | 'the host is not on the public internet'

/**
 * Whether an address may be asked for a picture at all: https, no name and password in it, and a host
 * each of whose addresses is allowed.
 */
export async function settleTarget(
  address: string,
  access: RemoteAccess,
): Promise<Target | { refused: Rejection }> {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password) {
    return { refused: 'not an https address' }
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await access.resolve(host).catch(() => [])
  if (!addresses.length) return { refused: 'the host is unknown' }
  const port = Number(url.port || 443)
  if (!addresses.every((one) => access.isAllowed(one, port))) {
    return { refused: 'the host is not on the public internet' }
  }
  return { url, addresses }
}
