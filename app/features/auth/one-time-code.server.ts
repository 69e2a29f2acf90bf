import { timingSafeEqual } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { generateRandomString } from 'better-auth/crypto'
import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Seconds that a code is shown for (RFC 6238). */
const period = 30

/** A secret for an authenticator app: 24 letters and digits, 142 bits. */
export function createSecret(): string {
  return generateRandomString(24, 'a-z', 'A-Z', '0-9')
}

/** The secret as people type it: base32 in groups of four. */
export function formatSecret(secret: string): string {
  return base32.encode(secret, { padding: false }).replaceAll(/.{4}(?=.)/g, '$& ')
}

/** The address that an authenticator app reads off the QR code: "otpauth://totp/…". */
export function formatSecretUrl(secret: string, issuer: string, email: string): string {
  // A "+" for a blank is shown as a "+" by some apps; those of an e-mail are "%2B" here.
  return createOTP(secret).url(issuer, email).replaceAll('+', '%20')
}

/** The six digits of one half minute, counted since 1970. */
export function computeCode(secret: string, step: number): Promise<string> {
  return createOTP(secret).hotp(step)
}

/** The half minute that a time in milliseconds is in. */
export function getStep(now: number): number {
  return Math.floor(now / 1000 / period)
}

/**
 * The half minute that six digits belong to, if that is now, the one before or the one after: clocks
 * differ. Null for none.
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

/** The white margin that scanners need around a QR code, in modules. */
const margin = 4

/** A QR code for an SVG: the black ones of `side` times `side` modules, the white margin included. */
export function drawQrCode(text: string): { side: number; margin: number; path: string } {
  const modules = generate(text, { minCorrectionLevel: correction.M })
  return { side: modules.size + 2 * margin, margin, path: toSvgPath(modules) }
}
