import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Toast } from '#app/ui/toast.tsx'
import { DeedButton } from './deed-button.tsx'
import { deletedTitle } from './messages.ts'
import { tablePath, writeTableQuery } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

const uuid = /^[\da-f-]{36}$/i

/** Says that a center was deleted, with the way back: `?deleted=` and its id, until that was seen. */
export function DeletedToast() {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const query = useTableQuery()
  const path = tablePath(query)
  const forget = useCallback(
    () => navigate(path, { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  const id = new URLSearchParams(search).get('deleted')
  if (!id || !uuid.test(id)) return null
  return (
    <Toast key={key} title={deletedTitle} tone="good" onGone={forget}>
      <DeedButton
        action={`/admin/centers/${id}/restore${writeTableQuery(query)}`}
        variant="line"
        size="sm"
        className="mt-2"
      >
        Undo
      </DeedButton>
    </Toast>
  )
}
