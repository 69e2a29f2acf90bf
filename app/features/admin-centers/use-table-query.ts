import { useLocation, useNavigation } from 'react-router'
import { readTableQuery, serializeTableQuery, type TableQuery } from './table-query.ts'

/** What of the table the current address asks for: also that of a dialog over it. */
export function useTableQuery(): TableQuery {
  return readTableQuery(new URLSearchParams(useLocation().search))
}

/** Whether other rows of the table are on their way. */
export function useIsTableLoading(): boolean {
  const { state, location, formMethod } = useNavigation()
  const query = serializeTableQuery(useTableQuery())
  if (state !== 'loading' || location.pathname !== '/admin') return false
  const isAfterAction = formMethod !== undefined && formMethod !== 'GET'
  const next = serializeTableQuery(readTableQuery(new URLSearchParams(location.search)))
  return !isAfterAction && next !== query
}
