import {
  type CallField,
  callFields,
  type Entry,
  type KeptCenter,
  type KeptList,
  maxKept,
} from '#app/center/saved/kept-list.ts'

/**
 * Merge two states of a list: the later change of each field wins, a removal counts as a change of
 * its center, and two changed notes are both kept. The choices of this device (`staysOnExit`,
 * `inAccount`) come from `here`. Beyond 30 centers, those only in `there` are dropped first.
 */
export function mergeLists(here: KeptList, there: KeptList): KeptList {
  const removed = { ...here.removed }
  for (const [id, at] of Object.entries(there.removed)) {
    if (!removed[id] || removed[id] < at) removed[id] = at
  }
  const [first, second] = here.orderedAt >= there.orderedAt ? [here, there] : [there, here]
  const ids = new Set([...first.centers, ...second.centers].map(({ center }) => center.id))
  const centers: KeptCenter[] = []
  for (const id of ids) {
    const kept = mergeCenters(findCenter(here, id), findCenter(there, id))
    if (!kept) continue
    const at = removed[id]
    if (at && at >= getLastChange(kept)) continue
    delete removed[id]
    centers.push(kept)
  }
  const fitting = centers.length <= maxKept ? centers : keepOwnFirst(centers, here)
  return { ...here, centers: fitting, removed, orderedAt: first.orderedAt }
}

/**
 * Add the centers of a file. They count as saved now, or an earlier removal would delete them again; their
 * data keeps its own date.
 */
export function addSaved(here: KeptList, saved: KeptList, now: Date): KeptList {
  const markAsNew = (kept: KeptCenter): KeptCenter => {
    const { center, keptAt, current = { center, at: keptAt } } = kept
    return findCenter(here, center.id) ? kept : { ...kept, keptAt: now.toISOString(), current }
  }
  return mergeLists(here, { ...saved, centers: saved.centers.map(markAsNew) })
}

function keepOwnFirst(centers: KeptCenter[], here: KeptList): KeptCenter[] {
  const own = centers.filter(({ center }) => findCenter(here, center.id))
  return [...own, ...centers.filter((kept) => !own.includes(kept))].slice(0, maxKept)
}

const findCenter = ({ centers }: KeptList, id: string) =>
  centers.find(({ center }) => center.id === id)

function mergeCenters(here?: KeptCenter, there?: KeptCenter): KeptCenter | undefined {
  if (!here || !there) return here ?? there
  const isLater = (here.current?.at ?? here.keptAt) >= (there.current?.at ?? there.keptAt)
  return { ...(isLater ? here : there), call: mergeCalls(here.call, there.call) }
}

/** Merge two records of calls: of each field, the later entry; of two notes, both. */
export function mergeCalls(here: KeptCenter['call'], there: KeptCenter['call']) {
  const call: KeptCenter['call'] = {}
  for (const field of callFields) {
    const entry = mergeEntries(field, here[field], there[field])
    if (entry) call[field] = entry
  }
  return call
}

function mergeEntries(field: CallField, here?: Entry, there?: Entry): Entry | undefined {
  if (!here || !there) return here ?? there
  const [later, earlier] = here.at >= there.at ? [here, there] : [there, here]
  const isFromOther = later.base === earlier.at
  if (field !== 'notes' || isFromOther || later.value.includes(earlier.value)) return later
  if (earlier.value.includes(later.value)) return earlier
  return { value: `${later.value}\n\n${earlier.value}`, at: later.at }
}

/** Return the time of the last change of a center (ISO 8601). */
function getLastChange({ keptAt, call }: KeptCenter): string {
  const times = Object.values(call).map(({ at }) => at)
  return [keptAt, ...times].reduce((latest, at) => (at > latest ? at : latest))
}
