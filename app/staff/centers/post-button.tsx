import { type ComponentProps, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'

/**
 * The fetcher for all table buttons. A rejected action leaves the page and URL unchanged, and
 * `PostToast` shows the reason.
 */
export function useCenterPost() {
  return useFetcher<RejectedForm>({ key: 'center-post' })
}

type PostButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'children' | 'title' | 'aria-label'
> & {
  /** The form's URL, including the table's query. */
  action: string
  fields?: readonly [name: string, value: string][]
}

/** A form with one button, disabled while its request is running. */
export function PostButton({ action, fields = [], ...button }: PostButtonProps) {
  const { Form, formAction, formData } = useCenterPost()
  const isBusy =
    formAction === action && fields.every(([name, value]) => formData?.getAll(name).includes(value))
  return (
    <Form method="post" action={action} preventScrollReset className="contents">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" disabled={isBusy} aria-busy={isBusy || undefined} {...button} />
    </Form>
  )
}

/** Show why an action was rejected, until the person leaves the page. */
export function PostToast() {
  const { data } = useCenterPost()
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: data?.id, key })
  if (data && data.id !== shown.id) setShown({ id: data.id, key })
  return <RejectedToast rejected={shown.key === key ? data : undefined} />
}
