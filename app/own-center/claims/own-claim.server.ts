import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Result } from '#app/lib/form.ts'
import type { Language } from '#app/lib/language.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { claimMessages, rejectClaim } from './messages.ts'

/** A member's claim that isn't revoked, with its center. A member has at most one. */
export type Claim = {
  id: string
  slug: string
  name: string
  /** True when staff have made a code that the member can enter. */
  hasCode: boolean
  isProved: boolean
}

export type ClaimView = {
  center: { id: string; slug: string; name: string; phone: string | null }
  claim: Claim | null
}

/**
 * Read a center and the viewer's claim, which may be on another center; null when the center
 * doesn't exist.
 */
export async function readClaim(db: Executor, slug: string): Promise<ClaimView | null> {
  const [center] = await readRows<ClaimView['center']>(
    db,
    sql`select id, slug, name, phone from treatment_centers where slug = ${slug}`,
  )
  if (!center) return null
  const [claim] = await readRows<Claim>(
    db,
    sql`select c.id, t.slug, t.name, c.code_made_at is not null as "hasCode",
        c.proved_at is not null as "isProved"
      from claims c join treatment_centers t on t.id = c.center_id
      where c.user_id = app_user_id() and c.revoked_at is null`,
  )
  return { center, claim: claim ?? null }
}

/** The forms of the claim page. */
export const claimIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('claim') }),
  z.object({
    intent: z.literal('prove'),
    code: z.string().transform((code) => code.replace(/\D/g, '')),
  }),
  z.object({ intent: z.literal('withdraw') }),
])

/**
 * Claim the center, confirm the claim with the code from staff, or withdraw it. Repeating a
 * finished step succeeds. Database rules refuse everything else.
 */
export async function changeClaim(
  db: Executor,
  { center, claim }: ClaimView,
  input: z.output<typeof claimIntent>,
  language: Language = 'en',
): Promise<Result<null>> {
  const text = claimMessages[language]
  if (input.intent === 'claim') {
    if (claim && claim.slug !== center.slug) {
      return { ok: false, errors: rejectClaim(409, text.another(claim.name), language) }
    }
    if (claim) return { ok: true, value: null }
    // A claim on a center that was deleted since would block the new one: revoke it.
    await db.execute(
      sql`update claims set revoked_at = now() where user_id = app_user_id() and revoked_at is null
        and not exists (select 1 from treatment_centers where id = center_id)`,
    )
    await db.execute(
      sql`insert into claims (center_id, user_id) values (${center.id}, app_user_id())`,
    )
    return { ok: true, value: null }
  }
  if (!claim || claim.slug !== center.slug) {
    return { ok: false, errors: rejectClaim(409, text.gone, language) }
  }
  if (input.intent === 'withdraw') {
    await db.execute(sql`update claims set revoked_at = now() where id = ${claim.id}`)
    return { ok: true, value: null }
  }
  if (claim.isProved) return { ok: true, value: null }
  const [row] = await readRows<{ isProved: boolean }>(
    db,
    sql`select prove_claim(${claim.id}, ${input.code}) as "isProved"`,
  )
  return row?.isProved ? { ok: true, value: null } : { ok: false, errors: text.wrongCode }
}
