import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'

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
  const { formAction, formData } = useNavigation()
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
