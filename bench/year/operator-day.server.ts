import { changeCalls } from '#app/staff/calls/answer-call.server.ts'
import { type Call, readSession, startSession } from '#app/staff/calls/call-session.server.ts'
import { readNumberQueue, saveNumber } from '#app/staff/calls/find-number.server.ts'
import { readAnswers } from '#app/staff/calls/record-answers.server.ts'
import { recordCall } from '#app/staff/calls/record-call.server.ts'
import { readSuggestions, settleSuggestion } from '#app/staff/calls/suggestions.server.ts'
import { decideUnreachable, readUnreachable } from '#app/staff/calls/unreachable.server.ts'
import { asViewer } from '#db/as-viewer.server.ts'
import type { Executor } from '#db/client.server.ts'
import { decideDifferences } from './decide-differences.server.ts'
import { moveToDay } from './simulated-clock.server.ts'
import type { OperatorDay } from './simulated-day.ts'
import { callListed, rates } from './world.ts'

const minute = 60_000
const minutesPerCall = 3

/** Calls of a day; `changed` found a fact that is not as listed, `settled` of them needed no other work for it. */
export type DayCalls = { made: number; changed: number; settled: number }

/**
 * Work one day as the operator does, with the product's own functions: numbers that centers
 * corrected by link, differences of the list, sessions of calls at alternating times of day, numbers to find, unreachable
 * centers. Returns the calls.
 */
export async function workOneDay(work: OperatorDay): Promise<DayCalls> {
  const isEven = Number(work.day.slice(8)) % 2 === 0
  const start = Date.parse(`${work.day}T${isEven ? '14' : '18'}:00:00Z`)
  const corrected = await callCorrected(work)
  const checked = await decideDifferences(work)
  await moveToDay(work.database, new Date(start))
  const made = await makeCalls(work, start, corrected + checked)
  await findNumbers(work)
  await moveToDay(work.database, new Date(`${work.day}T22:00:00Z`))
  await decideAll(work, new Date(`${work.day}T22:00:00Z`))
  return made
}

/**
 * Call the numbers that centers sent by link: take over those that answer, dismiss the others.
 * Returns the calls.
 */
async function callCorrected(work: OperatorDay): Promise<number> {
  const { world, calls: wanted } = work
  const waiting = await asOperatorOf(work, readSuggestions)
  const called = waiting.slice(0, wanted)
  for (const { id, center, changes, seen } of called) {
    const found = world.byId.get(center?.id ?? '')
    const isRight = found?.answers === true && changes.phone === found.phone
    const settled = await asOperatorOf(work, (db) =>
      settleSuggestion(
        db,
        isRight ? { intent: 'apply', id, how: 'called', seen } : { intent: 'dismiss', id },
      ),
    )
    if (!settled.ok) throw new Error(`A suggestion was not settled: ${settled.errors.title}`)
    if (isRight) found.listedPhone = found.phone
  }
  return called.length
}

/** Make the day's calls, from number `before` on. `made` has those before, too. */
async function makeCalls(work: OperatorDay, start: number, before: number): Promise<DayCalls> {
  const { calls: wanted, world, random } = work
  let made = before
  let changed = 0
  let settled = 0
  while (made < wanted) {
    const now = () => new Date(start + made * minutesPerCall * minute)
    const session = await asOperatorOf(work, async (db) => {
      await startSession(db, now())
      return readSession(db, now())
    })
    const open = session?.calls.filter(({ result }) => result === null) ?? []
    if (open.length === 0) break
    for (const call of open.slice(0, wanted - made)) {
      made++
      const center = world.byId.get(call.centerId)
      if (!center) throw new Error(`The session has an unknown center: ${call.centerId}`)
      const result = callListed(center)
      const isGiven = result === 'wrong' && random() < rates.newNumberIsGiven
      const recorded = await asOperatorOf(work, (db) =>
        isGiven
          ? saveGivenNumber(db, call, center.phone, now())
          : recordCall(db, call.id, { result }, now()),
      )
      if (isGiven) center.listedPhone = center.phone
      if (result === 'wrong' || result === 'closed') changed++
      if (isGiven || result === 'closed') settled++
      if (!recorded.ok) throw new Error(`A call was not recorded: ${recorded.errors.title}`)
    }
  }
  return { made, changed, settled }
}

/** Save the number that a call to the listed one gave, as key M does. */
function saveGivenNumber(db: Executor, call: Call, newNumber: string, now: Date) {
  const form = new FormData()
  form.set('newNumber', newNumber)
  const number = call.phone ?? ''
  const fields = { number, dialed: '', callBackAt: '' }
  const asked = { intent: 'call', call: call.id, step: 'changed', ...fields } as const
  return changeCalls(db, asked, now, readAnswers(form))
}

/** Look for the numbers on the first page of the queue, as an operator with half an hour would. */
async function findNumbers(work: OperatorDay): Promise<void> {
  const { world, random } = work
  const queue = await asOperatorOf(work, (db) => readNumberQueue(db, 1))
  for (const { id, wrongPhone } of queue.rows) {
    const center = world.byId.get(id)
    if (!center || random() >= rates.numberIsFound) continue
    const saved = await asOperatorOf(work, (db) =>
      saveNumber(db, { center: id, phone: center.phone, how: 'later', wrong: wrongPhone ?? '' }),
    )
    if (!saved.ok) throw new Error(`A number was not saved: ${saved.errors.title}`)
    center.listedPhone = center.phone
  }
}

async function decideAll(work: OperatorDay, at: Date): Promise<void> {
  const waiting = await asOperatorOf(work, readUnreachable)
  for (const { id, seen } of waiting) {
    const isConfirmed = work.world.byId.get(id)?.websiteConfirms ?? false
    const decision = isConfirmed ? 'website' : 'keep'
    await asOperatorOf(work, (db) => decideUnreachable(db, { center: id, decision, seen }, at))
  }
}

function asOperatorOf<Result>(
  { database, operator }: OperatorDay,
  run: (db: Executor) => Promise<Result>,
): Promise<Result> {
  return asViewer(database, operator, run)
}
