import { type ComponentProps, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'

/**
 * The fetcher of every button of the tables. It changes no address, so that a form that is refused leaves
 * the page as it is; `PostToast` says why.
 */
export function useCenterPost() {
  return useFetcher<RejectedForm>({ key: 'center-post' })
}

type PostButtonProps = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'children' | 'title' | 'aria-label'
> & {
  /** Where it is posted, with the table's query. */
  action: string
  fields?: readonly [name: string, value: string][]
}

/** A form of one button, which does something at once. It cannot be pressed again while that is under way. */
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

/** Why a button of the table did nothing, until the page is left. */
export function PostToast() {
  const { data } = useCenterPost()
  const { key } = useLocation()
  const [shown, setShown] = useState({ id: data?.id, key })
  if (data && data.id !== shown.id) setShown({ id: data.id, key })
  return <RejectedToast rejected={shown.key === key ? data : undefined} />
}
