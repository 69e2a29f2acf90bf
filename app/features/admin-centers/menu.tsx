import { type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type MenuProps = {
  /** What its button says. */
  label: ReactNode
  title?: string
  variant: 'line' | 'bare'
  /** Which edge of the button its list keeps to. */
  align: 'left' | 'right'
  /** Buttons and links. */
  children: ReactNode
}

/**
 * A list of things to do. A popover: it opens without scripts, one at a time, and lies over everything, so
 * that no table cuts it off. `admin.css` places it.
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
