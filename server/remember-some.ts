const most = 1_000
const longest = 500

/**
 * The same function, which works out only once what it is asked again and again. It depends on nothing
 * but its argument. Strangers choose that, so the memory is bounded: it is emptied when full.
 */
export function rememberSome<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, result)
    return result
  }
}
