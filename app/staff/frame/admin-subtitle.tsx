import type { ReactNode } from 'react'

/** The first line of the pages that staff start from. */
export function AdminSubtitle({ children }: { children?: ReactNode }) {
  return (
    <div className="staff-head">
      <p>Manage addiction treatment centers directory</p>
      {children}
    </div>
  )
}
