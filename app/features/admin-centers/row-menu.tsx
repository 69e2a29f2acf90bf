import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TableRow } from './list-centers.server.ts'
import { PostButton } from './post-button.tsx'

type RowMenuProps = Pick<TableRow, 'id' | 'name' | 'openStatus'> & { query: string }

const states = [
  { status: 'Open', value: 'open', label: 'Mark open' },
  { status: 'Temporarily Closed', value: 'temporarily-closed', label: 'Mark temporarily closed' },
  { status: 'Permanently Closed', value: 'permanently-closed', label: 'Mark permanently closed' },
] as const

/** What else can be done to a center at once. Opens without scripts. */
export function RowMenu({ id, name, openStatus, query }: RowMenuProps) {
  return (
    <details
      name="row-menu"
      className="row-menu"
      onSubmit={({ currentTarget }) => {
        currentTarget.open = false
      }}
    >
      <summary className="btn btn-sm btn-bare" title="More">
        <Icon name="chevron-down" />
        <span className="sr-only">More for {name}</span>
      </summary>
      <div className="row-menu-list">
        {states
          .filter(({ status }) => status !== openStatus)
          .map(({ value, label }) => (
            <PostButton
              key={value}
              action={`/admin/centers/${id}/state${query}`}
              fields={[['intent', value]]}
              variant="bare"
              size="sm"
            >
              <Icon name={value === 'open' ? 'check' : 'ban'} />
              {label}
            </PostButton>
          ))}
        <ButtonLink
          to={`/admin/centers/${id}/openings${query}`}
          keepScroll
          variant="bare"
          size="sm"
        >
          <Icon name="clock" />
          Links for openings
        </ButtonLink>
      </div>
    </details>
  )
}
