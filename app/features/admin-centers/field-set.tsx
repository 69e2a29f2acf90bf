import type { ReactNode } from 'react'

type FieldSetProps = { title: string; hint?: string; id?: string; children: ReactNode }

/** Fields that belong together, in two columns where there is room. */
export function FieldSet({ title, hint, id, children }: FieldSetProps) {
  return (
    <fieldset id={id} tabIndex={id ? -1 : undefined} className="min-w-0 scroll-mt-4 border-t pt-4">
      <legend className="float-left mb-1 w-full text-lg font-semibold">{title}</legend>
      {hint && <p className="clear-both mb-3 text-sm text-ink-soft">{hint}</p>}
      <div className="clear-both grid gap-4 pt-1 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
