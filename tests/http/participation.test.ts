import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asOperator } from '#db/as-viewer.server.ts'
import type { Database } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { openMigrated } from '#tests/support/migrated-database.ts'
import { decodeEntities, readText } from '#tests/support/read-html.ts'
import { centers, people, seedEveryTable, viewers } from '#tests/support/seed-every-table.ts'
import { openAppOver, type TestApp } from '#tests/support/test-app.ts'

let database: Database
let app: TestApp
let viewer: Viewer
beforeAll(async () => {
  database = await openMigrated()
  await seedEveryTable(database)
  app = await openAppOver(database, {}, undefined, async () => viewer)
})
afterAll(() => database?.close())
beforeEach(async () => {
  viewer = viewers.member
  await asOperator(database, async (db) => {
    for (const table of ['votes', 'comments', 'reviews']) {
      await db.execute(
        sql`delete from ${sql.identifier(table)} where center_id = ${centers.untouched}`,
      )
    }
  })
})

const path = '/centers/untouched'

function send(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  address = path,
) {
  return app.request(address, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html', ...headers },
    body: new URLSearchParams(fields),
  })
}

const readRowsOf = (table: string) =>
  asOperator(database, (db) =>
    readRows<{ id: string; content: string; user_id: string }>(
      db,
      sql`select * from ${sql.identifier(table)} where center_id = ${centers.untouched}`,
    ),
  )

/** Return the HTML of the form with this intent. */
function findForm(page: string, intent: string): string {
  const forms = page.match(/<form[\s\S]*?<\/form>/g) ?? []
  return forms.find((form) => form.includes(`name="intent" value="${intent}"`)) ?? ''
}

const comment = { intent: 'add-comment', content: 'Kind staff.', rating: '' }

describe('without scripts', () => {
  it.each([
    [{ intent: 'vote', vote: 'upvote' }, '#votes [vote-counted]'],
    [{ intent: 'vote', vote: 'none' }, '#votes [vote-removed]'],
    [comment, '#comments [comment-posted]'],
    [{ intent: 'save-review', content: 'Good', rating: '5' }, '#reviews [review-sent]'],
  ])('%o returns to its section with a message', async (fields, rest) => {
    const response = await send(fields)
    expect(response.status).toBe(303)
    expect(readRedirect(response)).toBe(path + rest)
    const page = await (await follow(app, response)).text()
    expect(page).toMatch(new RegExp(`id="${/\w+/.exec(rest)}"`))
    expect(readText(page)).toMatch(/Your vote is|Your comment is posted|Thank you for your review/)
  })

  it('returns a comment with an error as typed, with the error beside the field', async () => {
    const typed = `<i>“${'x'.repeat(4001)}`
    const response = await send({ ...comment, content: typed, rating: '2' })
    expect(response.status).toBe(422)
    const form = findForm(await response.text(), 'add-comment')
    expect(decodeEntities(form)).toContain(typed)
    expect(form).toMatch(/<option value="2" selected/)
    expect(form).toContain('id="comment-content-error"')
    expect(readText(form)).toContain('Use at most 4,000 characters')
    expect(await readRowsOf('comments')).toEqual([])
  })

  it('shows errors in Spanish on a Spanish page', async () => {
    const response = await send(
      { intent: 'save-review', content: 'a'.repeat(8001), rating: '' },
      {},
      '/es/centros/untouched',
    )
    const text = readText(findForm(await response.text(), 'save-review'))
    expect(text).toContain('Use 8,000 caracteres como máximo')
    expect(text).toContain('Elija una calificación del 1 al 5')
  })

  it('reopens an edit form that had an error', async () => {
    await send(comment)
    const [{ id } = { id: '' }] = await readRowsOf('comments')
    const edit = { intent: 'edit-comment', target: id, content: '', rating: '' }
    const page = await (await send(edit)).text()
    const opened = /<details[^>]* open=""[\s\S]*?<\/details>/.exec(
      page.slice(page.indexOf('id="comments"')),
    )
    expect(readText(opened?.[0] ?? '')).toContain('Write your comment')
    expect((await send({ ...edit, content: 'Very kind.' })).status).toBe(303)
    expect(await readRowsOf('comments')).toMatchObject([{ id, content: 'Very kind.' }])
  })

  it('sends a signed-out member to sign-in, and back to the section', async () => {
    viewer = viewers.anonymous
    const response = await send({ intent: 'vote', vote: 'upvote' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe(
      `/auth?redirectTo=${encodeURIComponent(`${path}#votes`)}`,
    )
  })

  it('tells suspended members so, and keeps what was typed', async () => {
    viewer = viewers.suspended
    const response = await send(comment)
    expect(response.status).toBe(403)
    const page = await response.text()
    expect(readText(page)).toContain('Your account is suspended.')
    expect(findForm(page, 'add-comment')).toContain('Kind staff.')
    expect(await readRowsOf('comments')).toEqual([])
  })
})

describe('with scripts', () => {
  const byScript = { Accept: '*/*' }
  it('a vote is answered in place, and other forms redirect to their message', async () => {
    const vote = await send({ intent: 'vote', vote: 'downvote' }, byScript, `${path}.data`)
    expect(vote.status).toBe(200)
    expect(await vote.text()).toContain('"ok",true')
    expect(await readRowsOf('votes')).toMatchObject([{ vote_type: 'downvote' }])
  })

  it('says in place that the member was signed out', async () => {
    viewer = viewers.anonymous
    expect((await send(comment, byScript)).status).toBe(401)
  })
})

describe('a center’s page', () => {
  it('shows a visitor links to sign in, each returning to its section, and no forms', async () => {
    viewer = viewers.anonymous
    const response = await app.request(path)
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('no-store')
    const page = await response.text()
    for (const place of ['votes', 'reviews', 'comments']) {
      expect(page).toContain(`/auth?redirectTo=${encodeURIComponent(`${path}#${place}`)}`)
    }
    expect(page).not.toContain('name="intent"')
  })

  it('is never cached for a member, and shows their own vote and text', async () => {
    await send({ intent: 'vote', vote: 'upvote' })
    await send({ ...comment, content: 'One\n<script>alert(1)</script> https://a.example' })
    const response = await app.request(path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    const page = await response.text()
    expect(findForm(page, 'vote')).toMatch(/value="none" aria-pressed="true"/)
    expect(readText(findForm(page, 'vote'))).toContain('Yes 1 No')
    expect(page).not.toContain('<script>alert(1)')
    expect(page).not.toContain('href="https://a.example')
    expect(findForm(page, 'edit-comment')).not.toBe('')
    expect(findForm(page, 'report')).toBe('')
    viewer = viewers.another
    const others = await app.readPage(path)
    expect(findForm(others, 'edit-comment')).toBe('')
    expect(findForm(others, 'report')).not.toBe('')
  })

  it('shows a review only to its author until it is approved', async () => {
    await send({ intent: 'save-review', content: 'Zebrafinch', rating: '5' })
    expect(readText(await app.readPage(path))).toContain('Waiting for approval')
    for (const other of ['anonymous', 'another'] as const) {
      viewer = viewers[other]
      expect(await app.readPage(path)).not.toContain('Zebrafinch')
    }
    expect(await readRowsOf('reviews')).toMatchObject([{ user_id: people.member }])
  })
})

it('refuses forms from other sites, unknown forms, and unknown centers', async () => {
  expect((await send(comment, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await send({ intent: 'drop' })).status).toBe(400)
  expect((await send(comment, {}, '/centers/nowhere')).status).toBe(404)
  expect(await readRowsOf('comments')).toEqual([])
})
