import { useLayoutEffect, useRef } from 'react'

/** Return a function that moves the focus to an element by its id once the change is shown. */
export function useFocusAfterChange(): (id: string) => void {
  const wanted = useRef('')
  useLayoutEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus()
    wanted.current = ''
  })
  return (id) => {
    wanted.current = id
  }
}
