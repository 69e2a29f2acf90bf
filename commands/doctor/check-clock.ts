import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'
import { bad, type Finding, good, unknown } from './finding.ts'

/** Codes for signing in change every 30 seconds. Milliseconds. */
const maxSkew = 5_000

/** What another clock read when this machine's clock read `askedAt`, both in milliseconds. */
export type ClockReading = { host: string; now: number; askedAt: number }

/**
 * Compare this machine's clock with others. A clock of the same machine proves nothing, unless it
 * differs.
 */
export async function checkClock(readings: ClockReading[]): Promise<Finding> {
  const others: string[] = []
  for (const { host, now, askedAt } of readings) {
    const skew = now - askedAt
    if (Math.abs(skew) > maxSkew) {
      return bad(
        `This machine's clock is ${Math.round(Math.abs(skew) / 1000)} seconds ${skew > 0 ? 'behind' : 'ahead of'} that of ${host}.`,
        'Synchronize both clocks with NTP (timedatectl set-ntp true). Two-step codes fail with a wrong clock.',
      )
    }
    if (!(await isThisMachine(host))) others.push(host)
  }
  return others.length > 0
    ? good(`This machine's clock agrees with that of ${others.join(' and ')}.`)
    : unknown(
        'No other clock to compare with. `timedatectl` says whether this one is synchronized.',
      )
}

/** Return whether a host is this machine, by its name or address. */
async function isThisMachine(host: string): Promise<boolean> {
  const own = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map(({ address }) => address),
  )
  const found = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  return found.every(({ address }) => address.startsWith('127.') || own.includes(address))
}
