import { useLocation, useNavigation } from 'react-router'
import { readTableQuery, type TableQuery, writeTableQuery } from './table-query.ts'

/** What of the table the current address asks for: also that of a dialog over it. */
export function useTableQuery(): TableQuery {
  return readTableQuery(new URLSearchParams(useLocation().search))
}

/** Whether other rows of the table are on their way. */
export function useIsTableLoading(): boolean {
  const { state, location, formMethod } = useNavigation()
  const query = writeTableQuery(useTableQuery())
  if (state !== 'loading' || location.pathname !== '/admin') return false
  const isAfterAction = formMethod !== undefined && formMethod !== 'GET'
  const next = writeTableQuery(readTableQuery(new URLSearchParams(location.search)))
  return !isAfterAction && next !== query
}
