import type { ReactNode } from 'react'

/** One of the boxes beside a center's text. `id` names the heading, for what is inside to refer to. */
export function SideBox({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-l border bg-surface p-5.5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
