import { useCallback } from 'react'
import { Form, useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router'
import { describeKept, type importFlash, screenTexts } from '#app/data/import/messages.ts'
import type { Arrival } from '#app/data/sources/list-arrivals.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { importsPath, pathOfImport } from './import-address.ts'

type Shell = { flash: { code: keyof typeof importFlash; title: string } | null }

/**
 * Say what a cancelled import left in the directory, with the way back. `?cancelled=` has its id; only the flash message
 * shows the toast: a link that somebody sends must not offer an Undo.
 */
export function CancelledToast({ arrivals }: { arrivals: readonly Arrival[] }) {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const { formMethod } = useNavigation()
  const forget = useCallback(
    () => navigate(importsPath, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const flash = useRouteLoaderData<Shell>('root')?.flash
  if (flash?.code !== 'import-cancelled-kept') return null
  const id = new URLSearchParams(search).get('cancelled')
  const arrival = arrivals.find((candidate) => candidate.id === id)
  const kept = arrival && describeKept(arrival)
  if (!arrival || !kept) return <Toast key={key} title={flash.title} />
  return (
    <Toast key={key} title={flash.title} text={kept} onClose={forget}>
      <Form method="post" action={`${pathOfImport(arrival.id)}/undo`} className="mt-2">
        <Button type="submit" variant="line" size="sm" disabled={formMethod === 'POST'}>
          {screenTexts.undo}
        </Button>
      </Form>
    </Toast>
  )
}
