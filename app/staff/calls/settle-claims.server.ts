import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { homeFirst } from '#app/center/home-first.server.ts'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { digestSeen } from '#app/lib/digest-seen.server.ts'
import type { Result } from '#app/lib/form.ts'
import type { Executor } from '#db/client.server.ts'
import { readRow, readRows } from '#db/read-rows.server.ts'
import { claimErrors } from './messages.ts'

/** A claim that isn't revoked, with the details that staff need to reach the center. */
export type OpenClaim = {
  id: string
  slug: string
  name: string
  phone: string | null
  address: string | null
  member: string
  createdAt: Date
  codeMadeAt: Date | null
  /** Wrong codes entered, at most five. */
  tries: number
  provedAt: Date | null
  /** Sums up the claim's state and the number to call. */
  seen: string
}

/** List up to 100 claims, those of the state first: those without a code, then unproved ones, then proved ones. */
export async function readClaims(db: Executor): Promise<OpenClaim[]> {
  const rows = await readRows<
    Omit<OpenClaim, 'seen'> & {
      city: string | null
      state: string | null
      postalCode: string | null
    }
  >(
    db,
    sql`select c.id, t.slug, t.name, t.phone, t.address, t.city, t.state,
        t.postal_code as "postalCode", m.email as member,
        c.created_at as "createdAt", c.code_made_at as "codeMadeAt", c.tries, c.proved_at as "provedAt"
      from claims c join treatment_centers t on t.id = c.center_id
        join member_accounts m on m.id = c.user_id
      where c.revoked_at is null
      order by ${homeFirst('t')}, c.proved_at is not null, c.code_made_at is not null, c.created_at limit 100`,
  )
  return rows.map(({ city, state, postalCode, ...claim }) => {
    return {
      ...claim,
      seen: sumUp(claim),
      address: describeAddress({ address: claim.address, city, state, postalCode }),
    }
  })
}

type ClaimState = Pick<OpenClaim, 'phone' | 'codeMadeAt' | 'provedAt'>

function sumUp({ phone, codeMadeAt, provedAt }: ClaimState): string {
  return digestSeen(phone, codeMadeAt, provedAt)
}

export const claimIntent = z.object({
  intent: z.enum(['code', 'revoke']),
  id: z.uuid(),
  seen: z.string(),
})

/**
 * Create an eight-digit code, which is only stored as a hash, and return it; or revoke the claim
 * and return null. Fails if the claim or the center's number changed since the page was opened: a new code ends a
 * colleague's, and one is said only at the number that was shown.
 */
export async function changeOpenClaim(
  db: Executor,
  asked: z.output<typeof claimIntent>,
): Promise<Result<string | null>> {
  const [stored] = await readRows<ClaimState>(
    db,
    sql`select t.phone, c.code_made_at as "codeMadeAt", c.proved_at as "provedAt"
      from claims c join treatment_centers t on t.id = c.center_id
      where c.id = ${asked.id} and c.revoked_at is null for update`,
  )
  if (!stored) return settled
  if (sumUp(stored) !== asked.seen) return { ok: false, errors: claimErrors.changed }
  if (asked.intent === 'revoke') {
    const rows = await readRows(
      db,
      sql`update claims set revoked_at = now() where id = ${asked.id} and revoked_at is null returning id`,
    )
    return rows.length > 0 ? { ok: true, value: null } : settled
  }
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const { isSet } = await readRow<{ isSet: boolean }>(
    db,
    sql`select set_claim_code(${asked.id}, ${code}) as "isSet"`,
  )
  return isSet ? { ok: true, value: code } : settled
}

const settled = { ok: false, errors: claimErrors.settled } as const
