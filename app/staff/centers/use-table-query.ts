import { useLocation, useNavigation } from 'react-router'
import { readTableQuery, serializeTableQuery, type TableQuery } from './table-query.ts'

/** Read the table's state from the URL, also while a dialog is open. */
export function useTableQuery(): TableQuery {
  return readTableQuery(new URLSearchParams(useLocation().search))
}

/** Return true while the table is loading different rows. */
export function useIsTableLoading(): boolean {
  const { state, location, formMethod } = useNavigation()
  const query = serializeTableQuery(useTableQuery())
  if (state !== 'loading' || location.pathname !== '/admin') return false
  const isAfterAction = formMethod !== undefined && formMethod !== 'GET'
  const next = serializeTableQuery(readTableQuery(new URLSearchParams(location.search)))
  return !isAfterAction && next !== query
}
