import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { type DirectorySearch, readSearch, writeSearch } from './search-input.ts'

/** Specification, section 9: how long typing must pause before a search starts. */
const debounceMs = 300

/** The id of the search form, so that controls elsewhere on the page (the sort order) belong to it. */
export const searchFormId = 'search'

/** Reads every control of the form, wherever it stands, as a search from its first page. */
export function readForm(form: HTMLFormElement): DirectorySearch {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') params.append(name, value)
  }
  return { ...readSearch(params), page: 1 }
}

/**
 * Searches while a visitor types or chooses, by moving to the address of the new search. Without
 * JavaScript the same form does it by submit.
 */
export function useLiveSearch(form: RefObject<HTMLFormElement | null>, path: string) {
  const navigate = useNavigate()
  const timer = useRef<number>(undefined)

  function searchNow() {
    window.clearTimeout(timer.current)
    if (!form.current) return
    navigate(path + writeSearch(readForm(form.current)), {
      replace: true,
      preventScrollReset: true,
    })
  }

  function searchSoon() {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(searchNow, debounceMs)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  return { searchNow, searchSoon }
}

/** Brings the controls in line with a search that did not come from them: back, forward, a chip. */
export function useControlsInLine(
  form: RefObject<HTMLFormElement | null>,
  search: DirectorySearch,
) {
  useEffect(() => {
    const values: Record<string, string[]> = {
      q: [search.text],
      location: [search.location],
      type: search.types,
      minRating: [search.minRating === null ? '' : String(search.minRating)],
      open: search.openOnly ? ['yes'] : [],
      sort: [search.sort],
    }
    for (const control of form.current?.elements ?? []) {
      if (control === document.activeElement) continue
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        control.checked = values[control.name]?.includes(control.value) ?? false
      } else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        const value = values[control.name]?.[0] ?? ''
        if (control.value !== value) control.value = value
      }
    }
  }, [form, search])
}

/** Whether a search of this very page is under way. */
export function useIsSearching(): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return navigation.state === 'loading' && navigation.location.pathname === pathname
}
