// Leaves out corners (Visvalingam: the one with the least area, until none is smaller).
import { project, sheet } from './clip.mjs'

const onEdge = ([x, y]) =>
  Math.min(
    Math.abs(x - sheet.x),
    Math.abs(x - sheet.x - sheet.width),
    Math.abs(y - sheet.y),
    Math.abs(y - sheet.y - sheet.height),
  ) < 0.01
/** Far from the state, coarser: how many times as large a corner may be. */
const spine = [
  [-74.9, 41.15],
  [-74.2, 40.95],
  [-74.15, 40.5],
  [-74.6, 40.3],
  [-75.1, 39.7],
  [-74.3, 39.7],
  [-74.8, 39.1],
].map(project)
export function coarseness([x, y]) {
  const distance = Math.min(...spine.map(([sx, sy]) => Math.hypot(x - sx, y - sy)))
  return 1 + (Math.max(0, distance - 75) / 45) ** 2
}
export function simplify(points, least, isClosed) {
  const count = points.length
  if (count < 4) return points
  const previous = points.map((_, index) => index - 1)
  const next = points.map((_, index) => index + 1)
  if (isClosed) {
    previous[0] = count - 1
    next[count - 1] = 0
  }
  const weight = points.map(coarseness)
  const corner = (index) => {
    const a = points[previous[index]],
      b = points[index],
      c = points[next[index]]
    if (!a || !c || onEdge(b)) return Number.POSITIVE_INFINITY
    return (
      Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2 / weight[index]
    )
  }
  const size = points.map((_, index) => corner(index))
  // A heap of [area, index]; entries that changed since are skipped.
  const heap = []
  const push = (entry) => {
    heap.push(entry)
    let i = heap.length - 1
    while (i > 0) {
      const p = (i - 1) >> 1
      if (heap[p][0] <= heap[i][0]) break
      ;[heap[p], heap[i]] = [heap[i], heap[p]]
      i = p
    }
  }
  const pop = () => {
    const top = heap[0]
    const last = heap.pop()
    if (heap.length) {
      heap[0] = last
      let i = 0
      for (;;) {
        const l = 2 * i + 1,
          r = l + 1
        let m = i
        if (l < heap.length && heap[l][0] < heap[m][0]) m = l
        if (r < heap.length && heap[r][0] < heap[m][0]) m = r
        if (m === i) break
        ;[heap[m], heap[i]] = [heap[i], heap[m]]
        i = m
      }
    }
    return top
  }
  for (const [index, value] of size.entries()) push([value, index])
  const gone = new Uint8Array(count)
  let left = count
  while (heap.length > 0) {
    const [value, index] = pop()
    if (gone[index] || value !== size[index]) continue
    if (value >= least || left <= 4) break
    gone[index] = 1
    left--
    next[previous[index]] = next[index]
    previous[next[index]] = previous[index]
    for (const neighbor of [previous[index], next[index]]) {
      if (points[neighbor] === undefined) continue
      size[neighbor] = Math.max(corner(neighbor), value)
      push([size[neighbor], neighbor])
    }
  }
  return points.filter((_, index) => !gone[index])
}

export function encode(points, grid, isClosed) {
  const result = []
  let last = [0, 0]
  for (const [x, y] of points) {
    const at = [Math.round(x / grid), Math.round(y / grid)]
    if (result.length > 0 && at[0] === last[0] && at[1] === last[1]) continue
    result.push(at[0] - last[0], at[1] - last[1])
    last = at
  }
  return isClosed && result.length < 6 ? null : result
}
