import { useState } from 'react'
import { useLocation } from 'react-router'
import type { FlashMessage } from '#app/lib/flash-messages.ts'
import { Toast } from './toast.tsx'

type FlashToastProps = { flash: (FlashMessage & { id: string }) | null }

/** Shows the page's flash message until it is closed, has been up long enough, or the page is left. */
export function FlashToast({ flash }: FlashToastProps) {
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: flash?.id, key })
  if (flash && flash.id !== shown.id) setShown({ id: flash.id, key })
  if (!flash || flash.isInPage || shown.key !== key) return null
  return <Toast key={flash.id} title={flash.title} text={flash.text} tone={flash.tone} />
}
