import { useCallback } from 'react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { isUuid } from '#app/lib/uuid.ts'
import { Toast } from '#app/ui/toast.tsx'
import { type CentersFlashCode, deletedTitle, restorable } from './messages.ts'
import { PostButton } from './post-button.tsx'
import { serializeTableQuery, tablePath } from './table-query.ts'
import { useTableQuery } from './use-table-query.ts'

/**
 * Says that centers were deleted, with the way back: `?deleted=` has their ids, until that was seen. Who
 * follows a link with them is told nothing: only the form brings the flash message.
 */
export function DeletedToast() {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const query = useTableQuery()
  const path = tablePath(query)
  const forget = useCallback(
    () => navigate(path, { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  const shell = useRouteLoaderData<{ flash: { code: CentersFlashCode } | null }>('root')
  const ids = new URLSearchParams(search).getAll('deleted').filter(isUuid)
  const count = ids.length
  if (count === 0 || shell?.flash?.code !== 'centers-deleted') return null
  return (
    <Toast
      key={key}
      title={deletedTitle(count)}
      text={restorable(count)}
      tone="good"
      onClose={forget}
    >
      <PostButton
        action={`/admin/centers/restore${serializeTableQuery(query)}`}
        fields={ids.map((id) => ['id', id])}
        variant="line"
        size="sm"
        className="mt-2"
      >
        Undo
      </PostButton>
    </Toast>
  )
}
