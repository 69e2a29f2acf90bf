import { timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString } from 'better-auth/crypto'

/** Validity of a code in seconds (RFC 6238). */
const period = 30

/** Create a secret for an authenticator app: 24 letters and digits, 142 bits. */
export function createSecret(): string {
  return generateRandomString(24, 'a-z', 'A-Z', '0-9')
}

/** Format the secret for typing: base32 in groups of four. */
export function formatSecret(secret: string): string {
  return base32.encode(secret, { padding: false }).replaceAll(/.{4}(?=.)/g, '$& ')
}

/** Return the URL for the QR code that an authenticator app reads: "otpauth://totp/…". */
export function formatSecretUrl(secret: string, issuer: string, email: string): string {
  // Some apps show a "+" for a space as "+". A "+" in an email is already "%2B" here.
  return createOTP(secret).url(issuer, email).replaceAll('+', '%20')
}

/** Compute the six digits of one 30-second step, counted since 1970. */
export function computeCode(secret: string, step: number): Promise<string> {
  return createOTP(secret).hotp(step)
}

/** Return the 30-second step of a time in milliseconds. */
export function getStep(now: number): number {
  return Math.floor(now / 1000 / period)
}

/**
 * Return the 30-second step of a code, if it is the current, previous or next one, because clocks
 * differ. Otherwise null.
 */
export async function matchCode(
  secret: string,
  code: string,
  now = Date.now(),
): Promise<number | null> {
  const current = getStep(now)
  let found: number | null = null
  for (const step of [current, current - 1, current + 1]) {
    if (isSame(await computeCode(secret, step), code)) found ??= step
  }
  return found
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
