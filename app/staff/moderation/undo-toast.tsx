import { useCallback } from 'react'
import { Form, useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router'
import type { FlashMessage } from '#app/lib/flash-message.ts'
import { Button } from '#app/ui/button.tsx'
import { Toast } from '#app/ui/toast.tsx'
import type { ModerationFlashCode } from './messages.ts'

type UndoToastProps = {
  /** The messages that it shows: they are `isInPage`, so that no other toast does. */
  codes: readonly ModerationFlashCode[]
  /** The list's address, without what can be undone. */
  path: string
  /** What its form sends to that address; without any there is nothing to undo. */
  fields: readonly [name: string, value: string][]
}

/**
 * Says what was decided, with the way back. What it undoes is in the address; only the flash message
 * shows the toast: a link that somebody sends must not offer an Undo.
 */
export function UndoToast({ codes, path, fields }: UndoToastProps) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const { formMethod } = useNavigation()
  const forget = useCallback(
    () => navigate(path, { replace: true, preventScrollReset: true }),
    [navigate, path],
  )
  const shell = useRouteLoaderData<{
    flash: (FlashMessage & { code: ModerationFlashCode; id: string }) | null
  }>('root')
  const flash = shell?.flash
  if (!flash || !codes.includes(flash.code)) return null
  if (fields.length === 0) return <Toast key={key} title={flash.title} text={flash.text} />
  return (
    <Toast key={key} title={flash.title} text={flash.text} onClose={forget}>
      <Form method="post" action={path} preventScrollReset className="mt-2">
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="line" size="sm" disabled={formMethod === 'POST'}>
          Undo
        </Button>
      </Form>
    </Toast>
  )
}
