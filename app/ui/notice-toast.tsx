import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findNotice } from '#app/lib/notices.ts'
import { Toast } from './toast.tsx'

/** Shows the notice that the address asks for, and takes it out of the address once it was seen. */
export function NoticeToast() {
  const { pathname, search, hash, key } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const notice = findNotice(asked.get('notice'), asked.get('count'))
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
