import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { findStreet } from '#app/center/places/find-street.ts'
import { drawQrCode, type QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import type { Result } from '#app/lib/form.ts'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import { isUuid } from '#app/lib/uuid.ts'
import type { Executor } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import { recordActivity } from '#db/record-activity.server.ts'
import { linkErrors } from './messages.ts'

export type CenterContact = {
  id: string
  email: string
  language: 'en' | 'es'
  isConfirmed: boolean
  unsubscribedAt: string | null
  mailedAt: string | null
  wantsBedMail: boolean
  /** Such emails since the center's last report; they stop at three. */
  bedMailsUnanswered: number
}

export type CenterLinks = {
  name: string
  /** The address's line before its town. */
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** The links of the past months, newest first; one at most counts. */
  links: {
    id: string
    createdAt: string
    expiresAt: string
    answeredAt: string | null
    isMailed: boolean
    counts: boolean
  }[]
  contacts: CenterContact[]
}

/** Read a center's links and email addresses; null if the center doesn't exist. */
export async function readCenterLinks(db: Executor, center: string): Promise<CenterLinks | null> {
  if (!isUuid(center)) return null
  const [found] = await readRows<CenterLinks & { address: string | null }>(
    db,
    sql`select name, street, address, city, state, postal_code as "postalCode",
        (select coalesce(json_agg(json_build_object('id', id, 'createdAt', created_at,
            'expiresAt', expires_at, 'answeredAt', answered_at, 'isMailed', is_mailed,
            'counts', revoked_at is null and expires_at > now() and made_for = center_id)
            order by created_at desc), '[]')
          from center_links where center_id = c.id) as links,
        (select coalesce(json_agg(json_build_object('id', id, 'email', email, 'language', language,
            'isConfirmed', coalesce(confirmed_for = center_id, false),
            'unsubscribedAt', unsubscribed_at, 'mailedAt', mailed_at,
            'wantsBedMail', wants_bed_mail, 'bedMailsUnanswered', bed_mails_unanswered) order by created_at), '[]')
          from center_contacts where center_id = c.id) as contacts
      from treatment_centers c where id = ${center}`,
  )
  return found ? { ...found, street: findStreet(found) } : null
}

/** The newest link that the page showed; '' for none. A new link ends it, so a colleague's must be seen first. */
export const newest = z.union([z.uuid(), z.literal('')])

export const centerLinkIntent = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make'), newest }),
  z.object({ intent: z.literal('revoke'), newest }),
  z.object({
    intent: z.literal('add-contact'),
    email: z.string(),
    language: z.enum(['en', 'es']),
    confirmed: z.literal('on').optional(),
  }),
  z.object({
    intent: z.enum(['confirm-contact', 'remove-contact', 'start-bed-mail', 'stop-bed-mail']),
    id: z.uuid(),
  }),
  z.object({ intent: z.literal('send-now'), id: z.uuid() }),
])

export type CenterLinkIntent = z.output<typeof centerLinkIntent>

const gone = { ok: false, errors: linkErrors.gone } as const

/** Lock a center, and check that no link was made since the page with this `newest` one. */
async function checkNewest(db: Executor, center: string, shown: string): Promise<Result<null>> {
  await readRows(db, sql`select 1 from treatment_centers where id = ${center} for update`)
  const [link] = await readRows<{ id: string }>(
    db,
    sql`select id from center_links where center_id = ${center} order by created_at desc, id limit 1`,
  )
  const isSame = (link?.id ?? '') === shown
  return isSame ? { ok: true, value: null } : { ok: false, errors: linkErrors.otherLink }
}

/** Create a link, which replaces the ones before, and return its key; only its hash is stored. */
export async function makeCenterLink(
  db: Executor,
  center: string,
  shown: string,
): Promise<Result<string>> {
  const checked = await checkNewest(db, center, shown)
  if (!checked.ok) return checked
  const key = createLinkKey()
  const made = await readRows(
    db,
    sql`with revoked as (update center_links set revoked_at = now()
        where center_id = ${center} and revoked_at is null)
      insert into center_links (center_id, made_for, key_hash)
      select id, id, ${hashLinkKey(key)} from treatment_centers where id = ${center} returning id`,
  )
  if (made.length === 0) return gone
  await recordLink(db, 'center.link-made', center)
  return { ok: true, value: key }
}

/** Revoke a center's link, or change the addresses to which links go by email. */
export async function changeCenterLinks(
  db: Executor,
  center: string,
  asked: Exclude<CenterLinkIntent, { intent: 'make' | 'send-now' }>,
): Promise<Result<null>> {
  if (asked.intent === 'add-contact') return addContact(db, center, asked)
  if (asked.intent === 'revoke') {
    const checked = await checkNewest(db, center, asked.newest)
    if (!checked.ok) return checked
  }
  const changed = await readRows(db, changeRows(center, asked))
  if (changed.length === 0) return gone
  if (asked.intent === 'revoke') await recordLink(db, 'center.link-revoked', center)
  else await recordLink(db, 'center.contact-changed', center)
  return { ok: true, value: null }
}

type RowIntent = Exclude<CenterLinkIntent, { intent: 'make' | 'add-contact' | 'send-now' }>

function changeRows(center: string, asked: RowIntent) {
  switch (asked.intent) {
    case 'revoke':
      return sql`update center_links set revoked_at = now()
        where center_id = ${center} and revoked_at is null returning id`
    case 'confirm-contact':
      return sql`update center_contacts
        set confirmed_for = center_id, confirmed_at = now(), confirmed_by = app_user_id()
        where id = ${asked.id} and center_id = ${center} returning id`
    case 'start-bed-mail':
    case 'stop-bed-mail':
      return sql`update center_contacts
        set wants_bed_mail = ${asked.intent === 'start-bed-mail'}, bed_mails_unanswered = 0
        where id = ${asked.id} and center_id = ${center} and confirmed_for = center_id returning id`
    case 'remove-contact':
      return sql`delete from center_contacts
        where id = ${asked.id} and center_id = ${center} returning id`
  }
}

/** Check that an address is one of this center's. Admins alone see any. */
export async function findContact(db: Executor, center: string, id: string): Promise<Result<null>> {
  const found = await readRows(
    db,
    sql`select 1 from center_contacts where id = ${id} and center_id = ${center}`,
  )
  return found.length > 0 ? { ok: true, value: null } : gone
}

async function addContact(
  db: Executor,
  center: string,
  { email, language, confirmed }: Extract<CenterLinkIntent, { intent: 'add-contact' }>,
): Promise<Result<null>> {
  const address = z.email().max(254).safeParse(email.trim())
  if (!address.success) return { ok: false, errors: linkErrors.noEmail }
  const proof = confirmed ? sql`id, now(), app_user_id()` : sql`null, null, null`
  const added = await readRows(
    db,
    sql`insert into center_contacts (center_id, email, language, confirmed_for, confirmed_at, confirmed_by)
      select id, ${address.data}, ${language}, ${proof} from treatment_centers where id = ${center}
      returning id`,
  )
  if (added.length === 0) return gone
  await recordLink(db, 'center.contact-changed', center)
  return { ok: true, value: null }
}

type LinkAction = 'center.link-made' | 'center.link-revoked' | 'center.contact-changed'

async function recordLink(db: Executor, action: LinkAction, center: string): Promise<void> {
  const [row] = await readRows<{ name: string }>(
    db,
    sql`select name from treatment_centers where id = ${center}`,
  )
  await recordActivity(db, { action, subjectId: center, subjectName: row?.name ?? '' })
}

/** A new link as staff see it once. */
export type MadeLink = { url: string; code: string; qr: QrDrawing }

/** Describe the link with this key, for a screen or a letter. */
export function describeMadeLink(siteUrl: string, code: string): MadeLink {
  const url = `${siteUrl}/confirm?key=${code}`
  return { url, code, qr: drawQrCode(url) }
}
