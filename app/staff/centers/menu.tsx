import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type MenuProps = {
  label: ReactNode
  title?: string
  variant: 'line' | 'bare'
  /** The button edge that the list aligns with. */
  align: 'left' | 'right'
  children: ReactNode
}

/**
 * A menu of actions. Uses a popover, which opens without JavaScript and isn't clipped by the table.
 * `admin.css` sets its position.
 */
export function Menu({ label, title, variant, align, children }: MenuProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`btn btn-sm btn-${variant} menu-button`}
        title={title}
      >
        {label}
        <Icon name="chevron-down" />
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-list is-${align}`}
        onSubmit={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}
