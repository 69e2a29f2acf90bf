import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Notice } from '#app/lib/notices.ts'
import { Toast } from './toast.tsx'

/** Shows the notice that the address asks for, if any, and takes it out of the address once it was seen. */
export function NoticeToast({ notice }: { notice: Notice | null }) {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const forget = useCallback(() => {
    const rest = new URLSearchParams(search)
    rest.delete('notice')
    rest.delete('count')
    const query = rest.size ? `?${rest}` : ''
    navigate(pathname + query + hash, { replace: true, preventScrollReset: true })
  }, [pathname, search, hash, navigate])
  if (!notice) return null
  return <Toast key={key} {...notice} onGone={forget} />
}
