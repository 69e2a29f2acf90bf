import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { TableRow } from './list-centers.server.ts'
import { Menu } from './menu.tsx'
import { openStateLabels } from './messages.ts'
import { PostButton } from './post-button.tsx'
import { selectedPath } from './selection-bar.tsx'

type RowMenuProps = Pick<TableRow, 'id' | 'name' | 'openStatus'> & { query: string }

/** What else can be done to a center at once. Opens without scripts. */
export function RowMenu({ id, name, openStatus, query }: RowMenuProps) {
  return (
    <Menu
      label={<span className="sr-only">More for {name}</span>}
      title="More"
      variant="bare"
      className="right-0"
    >
      {Object.entries(openStateLabels)
        .filter(([, label]) => label !== openStatus)
        .map(([state, label]) => (
          <PostButton
            key={state}
            action={selectedPath + query}
            fields={[
              ['intent', state],
              ['id', id],
            ]}
            variant="bare"
            size="sm"
          >
            <Icon name={state === 'open' ? 'check' : 'ban'} />
            Mark {label.toLowerCase()}
          </PostButton>
        ))}
      <ButtonLink to={`/admin/centers/${id}/openings${query}`} keepScroll variant="bare" size="sm">
        <Icon name="clock" />
        Links for openings
      </ButtonLink>
    </Menu>
  )
}
