import { useLayoutEffect, useRef } from 'react'

const findNumber = () => document.getElementById('next-call')

/**
 * Keep the number to call where the thumb is when the next center takes the card, however long its name, and move the
 * focus to it. Call `hold` before the change. `head` is what stands above the number.
 */
export function useNumberInPlace() {
  const head = useRef<HTMLDivElement>(null)
  const top = useRef<number | null>(null)

  useLayoutEffect(() => {
    const before = top.current
    top.current = null
    const number = findNumber()
    if (before === null || !number) return
    const down = before - number.getBoundingClientRect().top
    if (down > 0 && head.current) {
      // Not by scrolling: the page may be at its top.
      head.current.style.minHeight = `${head.current.offsetHeight + down}px`
    } else {
      scrollBy({ top: -down, behavior: 'instant' })
    }
    number.focus({ preventScroll: true })
  })

  const hold = () => {
    top.current = findNumber()?.getBoundingClientRect().top ?? null
  }
  return { head, hold }
}
